import { Effect, Equal } from "effect";
import type { CourseId, RoundNumber, TournamentId } from "../../domain/shared/values.ts";
import { TournamentFacts } from "../facts/tournamentFacts.ts";
import { courseNow } from "../scorecard/courseOfRound.ts";

interface RoundKept {
  readonly tournamentId: TournamentId;
  readonly name: string;
  readonly round: RoundNumber;
}

/** The rounds of these tournaments that are still played on an older version of the course. */
export const roundsKept = Effect.fn("roundsKept")(function* (
  courseId: CourseId,
  inPlay: ReadonlyArray<TournamentId>,
) {
  const now = yield* courseNow(courseId);
  const { tournament } = yield* TournamentFacts;
  const found = yield* Effect.forEach(
    inPlay,
    (tournamentId) =>
      Effect.map(tournament(tournamentId), ({ courses, settings, isArchived }) =>
        isArchived
          ? []
          : [...courses]
              .filter(([, course]) => course.courseId === courseId && !Equal.equals(course, now))
              .map(([round]): RoundKept => ({ tournamentId, name: settings.name, round })),
      ),
    { concurrency: 8 },
  );
  return found.flat().toSorted(byNameAndRound);
});

const byNameAndRound = (one: RoundKept, other: RoundKept) =>
  one.name.localeCompare(other.name) || one.round - other.round;
