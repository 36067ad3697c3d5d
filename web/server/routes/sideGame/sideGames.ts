import { Effect } from "effect";
import type { FastifyInstance } from "fastify";
import type { Caller } from "../../../../application/access/callers.ts";
import { TournamentFacts } from "../../../../application/facts/tournamentFacts.ts";
import { courseHolesOf } from "../../../../application/sideGame/courseHoles.ts";
import { createSideGame as create } from "../../../../application/sideGame/createSideGame.ts";
import {
  recordWolfChoice as recordChoice,
  recordDistance,
} from "../../../../application/sideGame/recordInSideGame.ts";
import type { TournamentId } from "../../../../domain/shared/values.ts";
import { Boards } from "../../../../projections/boards/boards.ts";
import { settle } from "../../../../projections/boards/settlements.ts";
import { type SideGameRow, sideGamesOf } from "../../../../projections/sideGames/queries.ts";
import {
  createSideGame,
  getSideGameResults,
  listSideGames,
  recordSideGameEntry,
  recordWolfChoice,
} from "../../../contract/sideGame/sideGames.ts";
import type { AppRuntime } from "../../http/runtime.ts";
import { serve } from "../../http/serve.ts";
import { serveCommand } from "../../http/serveCommand.ts";
import { toEntry, toWolfChoice } from "../../views/sideGame/sideGameRecords.ts";
import { showSideGameResults } from "../../views/sideGame/sideGameResults.ts";
import { firstOf, sideGameRow } from "../../views/sideGame/sideGameRow.ts";
import { settingsOf } from "../../views/sideGame/sideGameSettings.ts";
import { showSideGames } from "../../views/sideGame/sideGames.ts";

export const sideGameRoutes = (runtime: AppRuntime) => async (app: FastifyInstance) => {
  serve(app, runtime, listSideGames, ({ tournamentId, caller }) =>
    Effect.flatMap(sideGamesOf(tournamentId), (rows) => show(tournamentId, rows, caller)),
  );

  serveCommand(
    app,
    runtime,
    createSideGame,
    Effect.fnUntraced(function* ({ tournamentId, caller, body }, context) {
      const { sideGameId, position } = yield* create(tournamentId, settingsOf(body), context);
      const shown = Effect.flatMap(sideGameRow(sideGameId), (row) =>
        show(tournamentId, [row], caller),
      );
      return { position, body: Effect.flatMap(shown, firstOf(sideGameId)) };
    }),
  );

  serve(app, runtime, getSideGameResults, ({ tournamentId, params }) =>
    Boards.use(({ sideGames }) => sideGames(tournamentId)).pipe(
      Effect.flatMap((games) => settle(games, params.sideGameId, courseHolesOf(tournamentId))),
      Effect.flatMap((settled) => firstOf(params.sideGameId)(settled ? [settled] : [])),
      Effect.flatMap(showSideGameResults),
    ),
  );

  serveCommand(
    app,
    runtime,
    recordSideGameEntry,
    Effect.fnUntraced(function* ({ tournamentId, params, caller, body }, context) {
      const { sideGameId } = params;
      const by = caller.kind === "player" ? caller.id : null;
      const { playerId, roundNumber: round, holeNumber, distance } = body;
      const measured = { sideGameId, tournamentId, round, holeNumber, playerId, distance, by };
      const { position } = yield* recordDistance(measured, context);
      const entry = Effect.map(sideGameRow(sideGameId), ({ entries }) => {
        const row = entries.find(
          (each) =>
            each.player_id === playerId && each.round === round && each.hole_number === holeNumber,
        );
        // Taking back a value that never existed records nothing.
        const { occurredAt: recordedAt } = context;
        return row
          ? toEntry(row)
          : { playerId, roundNumber: round, holeNumber, distance, recordedAt };
      });
      return { position, body: entry };
    }),
  );

  serveCommand(
    app,
    runtime,
    recordWolfChoice,
    Effect.fnUntraced(function* ({ tournamentId, params, body }, context) {
      const { sideGameId } = params;
      const { roundNumber: round, ...rest } = body;
      const { position } = yield* recordChoice(
        { sideGameId, tournamentId, round, ...rest },
        context,
      );
      const choice = Effect.flatMap(sideGameRow(sideGameId), ({ choices }) =>
        firstOf(sideGameId)(
          choices.filter((row) => row.round === round && row.hole_number === body.holeNumber),
        ),
      );
      return { position, body: Effect.map(choice, toWolfChoice) };
    }),
  );
};

const show = Effect.fnUntraced(function* (
  tournamentId: TournamentId,
  rows: ReadonlyArray<SideGameRow>,
  caller: Caller,
) {
  const { status } = yield* TournamentFacts.use((facts) => facts.tournament(tournamentId));
  return yield* showSideGames(rows, status, caller.kind === "player" ? caller.id : null);
});
