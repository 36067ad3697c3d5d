import { Array, Effect, Equal } from "effect";
import { type TeeNames, usualTeeNames } from "../../domain/golf/tee.ts";
import { commandIdOf } from "../../domain/shared/derivedIds.ts";
import type { CourseId, ScorecardKey } from "../../domain/shared/values.ts";
import { fixRoundCourse } from "../../domain/tournament/fixRoundCourse.ts";
import type { RoundCourse } from "../../domain/tournament/roundCourse.ts";
import type { TournamentSettings } from "../../domain/tournament/settings.ts";
import type { CreatedTournament } from "../../domain/tournament/tournament.ts";
import type { CommandContext } from "../commands/streamHandler.ts";
import { TournamentStreams } from "../commands/streamHandlers.ts";
import { targets } from "../commands/targets.ts";
import { type CourseForPlay, Courses } from "../ports/Courses.ts";

/**
 * The course that the first card of a round fixed for all cards. Before that, the present course.
 */
export const courseOfRound = (
  { courses, settings }: CreatedTournament,
  round: ScorecardKey["round"],
) => {
  const fixed = courses.get(round);
  return fixed ? Effect.succeed(fixed) : courseOfTheDay(settings);
};

/** Null if no course was chosen, or if it does not exist or has no holes. */
export const courseOfTheDay = ({ courseId }: TournamentSettings) =>
  courseId ? courseNow(courseId) : Effect.succeed(null);

/** Null if it does not exist or has no holes. */
export const courseNow = Effect.fnUntraced(function* (courseId: CourseId) {
  const courses = yield* Courses;
  return yield* courses.forPlay(courseId).pipe(
    Effect.map(roundCourseOf),
    Effect.catchTag("CourseNotFound", () => Effect.succeed(null)),
  );
});

/**
 * Fixes the course of a round. Another first card may have been faster, so the returned course may
 * be a different one.
 */
export const fixCourse = Effect.fnUntraced(function* (
  { tournamentId, round }: Pick<ScorecardKey, "tournamentId" | "round">,
  course: RoundCourse,
  context: CommandContext,
) {
  const { handle } = yield* TournamentStreams;
  const commandId = commandIdOf(context.actor, `course of round ${round}`, context.commandId);
  const { state } = yield* handle(
    targets.tournament(tournamentId),
    { ...context, commandId },
    (tournament) => fixRoundCourse({ tournamentId, round, course }, tournament),
  );
  return (state.existence === "Created" && state.courses.get(round)) || course;
});

const roundCourseOf = ({ courseId, holes, tees, ...course }: CourseForPlay): RoundCourse | null =>
  Array.isReadonlyArrayNonEmpty(holes)
    ? {
        courseId,
        holes: Array.map(holes, (hole) => {
          const { holeId, holeNumber, par, strokeIndex } = hole;
          const { blueDistance, whiteDistance, redDistance } = hole;
          return { holeId, holeNumber, par, strokeIndex, blueDistance, whiteDistance, redDistance };
        }),
        tees: tees.map(({ id, name, courseRating, slopeRating, totalYards }) => {
          return { id, name, courseRating, slopeRating, totalYards };
        }),
        ...teeNamesOf(course),
      }
    : null;

/**
 * Default names are left out, so that a round that was fixed without names still has the same
 * course.
 */
const teeNamesOf = ({ blueTee, whiteTee, redTee }: TeeNames) => {
  const teeNames = { blueTee, whiteTee, redTee };
  return Equal.equals(teeNames, usualTeeNames) ? {} : { teeNames };
};
