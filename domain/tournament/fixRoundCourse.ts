import { Equal } from "effect";
import type { RoundNumber } from "../shared/values.ts";
import { TournamentEvent } from "./events.ts";
import type { RoundCourse } from "./roundCourse.ts";
import { happened, type OfTournament, whenCreated } from "./whenCreated.ts";

const { RoundCourseFixed, RoundCourseChanged } = TournamentEvent.cases;

export interface FixRoundCourse extends OfTournament {
  readonly round: RoundNumber;
  readonly course: RoundCourse;
}

/** Of two first cards at once the first one says on which course both are played. */
export const fixRoundCourse = whenCreated(
  ({ tournamentId, round, course }: FixRoundCourse, { courses }) =>
    courses.has(round)
      ? happened()
      : happened(RoundCourseFixed.make({ tournamentId, round, course })),
);

/** An administrator takes the course over as it is now, for all cards of the round. */
export const changeRoundCourse = whenCreated(
  ({ tournamentId, round, course }: FixRoundCourse, { courses }) =>
    Equal.equals(courses.get(round), course)
      ? happened()
      : happened(RoundCourseChanged.make({ tournamentId, round, course })),
);
