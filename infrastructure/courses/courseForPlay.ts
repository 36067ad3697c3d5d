import {
  type CourseForPlay,
  CourseNotFound,
  type HoleFields,
} from "../../application/ports/Courses.ts";
import type { CourseId } from "../../domain/shared/values.ts";
import { attemptOr, type ReferenceDb } from "../postgres/referenceData.ts";
import { selectCourses, selectHoles } from "./courseRows.ts";

/** The course with its holes as it is now. */
export const courseForPlay = (db: ReferenceDb) => (courseId: CourseId) =>
  attemptOr(
    () => new CourseNotFound({ courseId }),
    async (): Promise<CourseForPlay | undefined> => {
      const course = await selectCourses(db).where("id", "=", courseId).executeTakeFirst();
      if (!course) return undefined;
      const holes = await selectHoles(db, courseId).execute();
      const { name, location, blueTee, whiteTee, redTee, tees } = course;
      return {
        ...{ courseId, name, location, blueTee, whiteTee, redTee, tees },
        holes: holes.map((hole) => ({ ...fieldsOf(hole), holeId: hole.id })),
      };
    },
  );

const fieldsOf = (hole: HoleFields): HoleFields => {
  const { holeNumber, par, strokeIndex, blueDistance, whiteDistance, redDistance } = hole;
  return { holeNumber, par, strokeIndex, blueDistance, whiteDistance, redDistance };
};
