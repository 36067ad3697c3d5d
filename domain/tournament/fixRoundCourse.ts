import { Equal } from "effect";
import type { RoundNumber } from "../shared/values.ts";
import { TournamentEvent } from "./events.ts";
import type { RoundCourse } from "./roundCourse.ts";
import { happened, type OfTournament, whenCreated } from "./whenCreated.ts";

const { RoundCourseFixed, RoundCourseChanged } = TournamentEvent.cases;

interface FixRoundCourse extends OfTournament {
  readonly round: RoundNumber;
  readonly course: RoundCourse;
}

/** If two first cards come at once, the first of them fixes the course for both. */
export const fixRoundCourse = whenCreated(
  ({ tournamentId, round, course }: FixRoundCourse, { courses }) =>
    courses.has(round)
      ? happened()
      : happened(RoundCourseFixed.make({ tournamentId, round, course })),
);

/** An administrator applies the present course to all cards of the round. */
export const changeRoundCourse = whenCreated(
  ({ tournamentId, round, course }: FixRoundCourse, { courses }) =>
    Equal.equals(courses.get(round), course)
      ? happened()
      : happened(RoundCourseChanged.make({ tournamentId, round, course })),
);
