import { locationOf } from "../../../../application/courses/createCourse.ts";
import type {
  CourseInput,
  HoleFields,
  Course as KnownCourse,
  Hole as KnownHole,
} from "../../../../application/ports/Courses.ts";
import { usualTeeNames } from "../../../../domain/golf/tee.ts";
import type { HoleChanges, NewHole } from "../../../contract/card/holeInput.ts";
import type { Course, Hole } from "../../../contract/course/course.ts";
import type { FoundCourse } from "../../../contract/course/courseSearch.ts";
import { distancesOf } from "../card/scorecardDetail.ts";

export const courseOf = ({ createdAt, ...course }: KnownCourse): Course => ({
  ...course,
  createdAt: createdAt.toISOString(),
});

export const holeOf = ({ strokeIndex, ...hole }: KnownHole): Hole => ({
  ...hole,
  handicap: strokeIndex,
  ...distancesOf(hole),
});

/** The contract calls the stroke index `handicap`. */
export const newHoleOf = ({ handicap, ...hole }: NewHole): HoleFields => ({
  ...hole,
  strokeIndex: handicap,
});

export const changedHoleOf = ({ handicap, ...changes }: HoleChanges): Partial<HoleFields> => ({
  ...changes,
  ...(handicap === undefined ? {} : { strokeIndex: handicap }),
});

/** The course as it was found, for an administrator to check. */
export const foundCourseOf = ({
  course,
  ...found
}: Pick<FoundCourse, "source" | "attribution"> & {
  readonly course: CourseInput;
}): FoundCourse => ({
  ...usualTeeNames,
  ...course,
  location: course.location ?? locationOf(course),
  ...found,
  holes: course.holes.map(({ strokeIndex, ...hole }) => ({ ...hole, handicap: strokeIndex })),
});
