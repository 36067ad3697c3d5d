import { Effect } from "effect";
import type { PlayerId, ScorecardKey } from "../../domain/shared/values.ts";
import { TournamentFacts } from "../tournament/tournamentFacts.ts";
import { RoundNotFound } from "./refusals.ts";
import { courseOfTheDay, termsOfPlay } from "./termsOfPlay.ts";

/**
 * The terms of a card that would be opened now. Without a player they have no handicap. Null where
 * the event has no course yet.
 */
export const roundAhead = Effect.fnUntraced(function* (
  { tournamentId, round }: Pick<ScorecardKey, "tournamentId" | "round">,
  playerId: PlayerId | null,
) {
  const { settings } = yield* TournamentFacts.use((facts) => facts.tournament(tournamentId));
  if (round > settings.numberOfRounds) return yield* new RoundNotFound({ tournamentId, round });
  if (playerId === null) {
    const course = yield* courseOfTheDay(settings);
    return course && { course, playingHandicap: null };
  }
  const terms = termsOfPlay({ tournamentId, playerId, round });
  return yield* Effect.catchTag(terms, "CourseMissing", () => Effect.succeed(null));
});
