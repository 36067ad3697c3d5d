import { Effect } from "effect";
import type { FastifyInstance } from "fastify";
import { RoundNotInTournament } from "../../../../application/scorecard/refusals.ts";
import type { TournamentId } from "../../../../domain/shared/values.ts";
import { optionsOf, settingsOf } from "../../../../projections/boards/board.ts";
import { Boards } from "../../../../projections/boards/boards.ts";
import { scoreMomentsOf } from "../../../../projections/journal/queries.ts";
import { findTournament } from "../../../../projections/tournaments/queries.ts";
import {
  exportLeaderboard,
  getBoardSettings,
  getScoreMoments,
} from "../../../contract/board/leaderboard.ts";
import type { AppRuntime } from "../../http/runtime.ts";
import { sendListFile } from "../../http/sendListFile.ts";
import { bind, type Call, serve } from "../../http/serve.ts";
import { leaderboardCells } from "../../views/board/leaderboardCells.ts";
import { scoringsOf } from "../../views/card/eventScoring.ts";
import { roundsOf } from "../../views/card/roundsOf.ts";

/**
 * The additions to a leaderboard: the terms of its ranking, its moments and its spreadsheet file.
 */
export const leaderboardExportRoutes = (runtime: AppRuntime) => async (app: FastifyInstance) => {
  serve(app, runtime, getBoardSettings, ({ tournamentId, query }) =>
    Effect.map(boardOf(tournamentId, query), ({ cards }) => ({
      ...settingsOf(cards),
      rounds: cards.tournament ? roundsOf(cards.tournament) : [],
    })),
  );

  serve(app, runtime, getScoreMoments, ({ tournamentId }) => scoreMomentsOf(tournamentId));

  bind(app, runtime, exportLeaderboard, async (call, _request, reply) => {
    return sendListFile(reply, await runtime.runPromise(exported(call)), call.query);
  });
};

const exported = Effect.fnUntraced(function* (call: Call<typeof exportLeaderboard>) {
  const { tournamentId, query } = call;
  const { cards, entries } = yield* boardOf(tournamentId, query);
  const own = yield* ownScoringOf(tournamentId);
  const { view = "event-total", scoring = own.scoring, round = 1 } = query;
  const options = optionsOf(cards, { view, scoring, selectedRound: round });
  const { numberOfRounds } = options;
  if (round > numberOfRounds) {
    return yield* new RoundNotInTournament({ tournamentId, numberOfRounds });
  }
  const name = cards.tournament?.settings.name ?? "";
  const isPoints = scoring === "stableford" && !entries.some(({ matches }) => matches);
  const what = isPoints ? `leaderboard ${own.stablefordBasis} points` : "leaderboard";
  return { name: `${name} ${what}`, rows: leaderboardCells(entries, options) };
});

/** The scoring in which the board also opens on screen. */
const ownScoringOf = Effect.fnUntraced(function* (tournamentId: TournamentId) {
  const row = yield* findTournament(tournamentId);
  return (yield* scoringsOf([row]))(row.settings);
});

const boardOf = (tournamentId: TournamentId, { asOf }: { readonly asOf?: string }) =>
  Boards.use(({ leaderboard, leaderboardAsOf }) =>
    asOf === undefined ? leaderboard(tournamentId) : leaderboardAsOf(tournamentId, new Date(asOf)),
  );
