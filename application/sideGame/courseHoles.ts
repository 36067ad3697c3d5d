import { Effect } from "effect";
import type { TournamentId } from "../../domain/shared/values.ts";
import { courseOf } from "../scorecard/termsOfPlay.ts";
import { TournamentFacts } from "../tournament/tournamentFacts.ts";

/** The holes that a tournament is played on as they are today; none where it has no course yet. */
export const courseHolesOf = Effect.fnUntraced(function* (tournamentId: TournamentId) {
  const { settings } = yield* TournamentFacts.use((facts) => facts.tournament(tournamentId));
  const course = yield* courseOf(settings);
  return (course?.holes ?? []).map(({ holeNumber, par }) => ({ holeNumber, par }));
});
