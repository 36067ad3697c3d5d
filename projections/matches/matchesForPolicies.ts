import { Effect, Layer } from "effect";
import { EventStoreUnavailable } from "../../application/ports/EventStore.ts";
import { Lookups } from "../../application/ports/Lookups.ts";
import { type AnnouncedMatch, Matches } from "../../application/ports/Matches.ts";
import { ReadModelProgress } from "../../application/ports/ReadModelProgress.ts";
import { ReadDb } from "../readDb.ts";
import type { MatchRow } from "./foldMatches.ts";
import { derivedMatches } from "./matchesOf.ts";

/** Whatever matches follow from. */
const sources = ["matches", "leaderboard", "groups", "side_games"];

export const matchesForPolicies = Layer.effect(
  Matches,
  Effect.gen(function* () {
    const { waitFor } = yield* ReadModelProgress;
    const context = yield* Effect.context<ReadDb | Lookups>();
    return {
      after: Effect.fnUntraced(function* (tournamentId, position) {
        if ((yield* waitFor(sources, position)) === "late") {
          return yield* new EventStoreUnavailable({ cause: "the read models are behind" });
        }
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
