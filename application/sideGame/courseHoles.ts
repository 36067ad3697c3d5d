import { Effect } from "effect";
import type { RoundNumber, TournamentId } from "../../domain/shared/values.ts";
import { courseOfRound, courseOfTheDay } from "../scorecard/courseOfRound.ts";
import { TournamentFacts } from "../tournament/tournamentFacts.ts";

/**
 * The holes that a tournament is played on as they are today, those of a round as its first card found
 * them; none where it has no course yet.
 */
export const courseHolesOf = Effect.fnUntraced(function* (
  tournamentId: TournamentId,
  round?: RoundNumber,
) {
  const tournament = yield* TournamentFacts.use((facts) => facts.tournament(tournamentId));
  const course = yield* round
    ? courseOfRound(tournament, round)
    : courseOfTheDay(tournament.settings);
  return (course?.holes ?? []).map(({ holeNumber, par }) => ({ holeNumber, par }));
});
