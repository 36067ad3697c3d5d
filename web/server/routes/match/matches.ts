import { Effect } from "effect";
import type { FastifyInstance } from "fastify";
import { arrangeMatch as arrange } from "../../../../application/match/arrangeMatch.ts";
import type {
  CommandId,
  MatchId,
  PlayerId,
  TournamentId,
} from "../../../../domain/shared/values.ts";
import { Boards } from "../../../../projections/boards/boards.ts";
import { arrangedBy, tournamentsWith } from "../../../../projections/matches/queries.ts";
import {
  arrangeMatch,
  getMatchPlayStats,
  listMatches,
  listMatchHoles,
  listMatchPlayRecords,
  type MatchPlayRecord,
} from "../../../contract/match/matches.ts";
import type { AppRuntime } from "../../http/runtime.ts";
import { serve } from "../../http/serve.ts";
import { serveCommand } from "../../http/serveCommand.ts";
import { recordOf, showMatches, showMatchHoles } from "../../views/match/matches.ts";

export const matchRoutes = (runtime: AppRuntime) => async (app: FastifyInstance) => {
  serve(app, runtime, listMatches, ({ tournamentId }) =>
    Effect.flatMap(matchesOf(tournamentId), showMatches),
  );

  serve(app, runtime, listMatchHoles, ({ tournamentId, params: { roundNumber } }) =>
    Effect.map(matchesOf(tournamentId), (matches) =>
      matches.filter(({ round }) => round === roundNumber).map(showMatchHoles),
    ),
  );

  serveCommand(
    app,
    runtime,
    arrangeMatch,
    Effect.fnUntraced(function* ({ tournamentId, body }, context) {
      const { playerId, opponentId, roundNumber: round, result, margin } = body;
      const meeting = { tournamentId, round, playerId, opponentId };
      const outcome = result === null ? null : { result, margin };
      const { position, matchId } = yield* arrange(meeting, outcome, context);
      return {
        position,
        body: showMatch(tournamentId, matchId),
        wasThere: wasArranged(matchId, context.commandId),
      };
    }),
  );

  serve(app, runtime, getMatchPlayStats, ({ caller }) =>
    Effect.map(recordsOf(caller.id), (records) => {
      const count = (wanted: MatchPlayRecord["result"]) =>
        records.filter(({ result }) => result === wanted).length;
      const totalMatches = records.length;
      const wins = count("win");
      const winPercentage = totalMatches === 0 ? 0 : Math.round((100 * wins) / totalMatches);
      const [losses, halved] = [count("loss"), count("halved")];
      return { totalMatches, wins, losses, halved, winPercentage };
    }),
  );

  serve(app, runtime, listMatchPlayRecords, ({ caller }) => recordsOf(caller.id));
};

const showMatch = Effect.fnUntraced(function* (tournamentId: TournamentId, matchId: MatchId) {
  const matches = yield* matchesOf(tournamentId);
  const [shown] = yield* showMatches(matches.filter((match) => match.matchId === matchId));
  return shown ?? (yield* Effect.die(new Error(`The match ${matchId} is not there.`)));
});

const matchesOf = (tournamentId: TournamentId) =>
  Boards.use(({ matches }) => matches(tournamentId));

/**
 * It was arranged by an earlier command. A repeated command gets the same answer as the first time.
 */
const wasArranged = (matchId: MatchId, commandId: CommandId) =>
  Effect.map(arrangedBy(matchId), (arranger) => arranger !== commandId);

/** The decided matches of a player in all tournaments, latest first. */
const recordsOf = Effect.fnUntraced(function* (playerId: PlayerId) {
  const tournaments = yield* tournamentsWith(playerId);
  const matches = yield* Effect.forEach(tournaments, matchesOf, { concurrency: 4 });
  return matches
    .flat()
    .filter(({ sides }) => sides.flat().includes(playerId))
    .flatMap((match) => recordOf(match, playerId))
    .toSorted((a, b) => (b.matchDate ?? "").localeCompare(a.matchDate ?? ""));
});
