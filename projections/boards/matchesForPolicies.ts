import { Effect, Layer } from "effect";
import { EventStoreUnavailable } from "../../application/ports/EventStore.ts";
import type { Lookups } from "../../application/ports/Lookups.ts";
import { type AnnouncedMatch, Matches } from "../../application/ports/Matches.ts";
import type { ReadModelProgress } from "../../application/ports/ReadModelProgress.ts";
import type { ReadDb } from "../engine/readDb.ts";
import { upToDate } from "../engine/upToDate.ts";
import type { MatchRow } from "../matches/foldMatches.ts";
import { derivedMatches } from "../matches/matchesOf.ts";

/** The read models on which matches depend. */
const sources = ["matches", "leaderboard", "groups", "side_games", "teams"];

export const matchesForPolicies = Layer.effect(
  Matches,
  Effect.gen(function* () {
    const context = yield* Effect.context<ReadDb | Lookups | ReadModelProgress>();
    return {
      after: Effect.fnUntraced(function* (tournamentId, position) {
        yield* upToDate(sources, position);
        const { matches, sources: known } = yield* derivedMatches(tournamentId).pipe(
          Effect.catchTag("ReadModelUnavailable", (cause) =>
            Effect.fail(new EventStoreUnavailable({ cause })),
          ),
        );
        return { matches, announced: known.matches.flatMap(announcedIn) };
      }, Effect.provideContext(context)),
    };
  }),
);

const announcedIn = (row: MatchRow): ReadonlyArray<AnnouncedMatch> => {
  const { match_id: matchId, player_id: playerId, result, margin, decided_by } = row;
  return decided_by === "scores" && result !== null ? [{ matchId, playerId, result, margin }] : [];
};
