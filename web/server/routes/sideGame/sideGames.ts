import { Effect } from "effect";
import type { FastifyInstance } from "fastify";
import type { Caller } from "../../../../application/access/callers.ts";
import { TournamentFacts } from "../../../../application/facts/tournamentFacts.ts";
import { courseHolesOf } from "../../../../application/sideGame/courseHoles.ts";
import { createSideGame as create } from "../../../../application/sideGame/createSideGame.ts";
import { recordInSideGame } from "../../../../application/sideGame/recordInSideGame.ts";
import { ownerOf } from "../../../../domain/golf/sideGames/holeRecord.ts";
import type { TournamentId } from "../../../../domain/shared/values.ts";
import { Boards } from "../../../../projections/boards/boards.ts";
import { settle } from "../../../../projections/boards/settlements.ts";
import { type SideGameRow, sideGamesOf } from "../../../../projections/sideGames/queries.ts";
import { recordCalls } from "../../../contract/sideGame/sideGameRecords.ts";
import {
  createSideGame,
  getSideGameResults,
  listSideGames,
} from "../../../contract/sideGame/sideGames.ts";
import type { AppRuntime } from "../../http/runtime.ts";
import { serve } from "../../http/serve.ts";
import { serveCommand } from "../../http/serveCommand.ts";
import { showSideGameResults, toRecord } from "../../views/sideGame/sideGameResults.ts";
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

  for (const call of Object.values(recordCalls)) {
    serveCommand(
      app,
      runtime,
      call,
      Effect.fnUntraced(function* ({ tournamentId, params, caller, body }, context) {
        const { sideGameId } = params;
        const { roundNumber: round, holeNumber, ...record } = body;
        const by = caller.kind === "player" ? caller.id : null;
        const recording = { sideGameId, tournamentId, round, holeNumber, record, by };
        const { position } = yield* recordInSideGame(recording, context);
        const shown = Effect.map(sideGameRow(sideGameId), ({ records }) => {
          const row = records.find(
            (each) =>
              each.round === round &&
              each.hole_number === holeNumber &&
              each.owner === ownerOf(record),
          );
          // Taking back a value that never existed records nothing.
          return row ? toRecord(row) : { ...body, recordedAt: context.occurredAt };
        });
        return { position, body: shown };
      }),
    );
  }
};

const show = Effect.fnUntraced(function* (
  tournamentId: TournamentId,
  rows: ReadonlyArray<SideGameRow>,
  caller: Caller,
) {
  const { status } = yield* TournamentFacts.use((facts) => facts.tournament(tournamentId));
  return yield* showSideGames(rows, status, caller.kind === "player" ? caller.id : null);
});
