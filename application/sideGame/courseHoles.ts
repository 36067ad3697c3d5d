import { Effect } from "effect";
import type { RoundNumber, TournamentId } from "../../domain/shared/values.ts";
import { TournamentFacts } from "../facts/tournamentFacts.ts";
import { courseOfRound, courseOfTheDay } from "../scorecard/courseOfRound.ts";

/**
 * The holes of the present course of a tournament, or the holes that the first card of a round
 * fixed. Empty if there is no course yet.
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
