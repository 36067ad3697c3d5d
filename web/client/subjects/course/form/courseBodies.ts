import type { Result } from "effect";
import type { Course } from "../../../../contract/course/course.ts";
import type { CourseChanges, NewCourse } from "../../../../contract/course/courseInput.ts";
import type { FoundCourse } from "../../../../contract/course/courseSearch.ts";
import { changeCourse, createCourse } from "../../../../contract/course/courses.ts";
import { errorsByPath, errorsOf, type FieldErrors, readBody } from "../../../form/formErrors.ts";
import { numberIn } from "../../../form/typedNumbers.ts";
import {
  bodyOf,
  type CourseValues,
  missingLocation,
  type TeeErrors,
  valuesOf,
} from "./courseValues.ts";

/** A found course brings its holes; otherwise they are entered in the scorecard later. */
export const readNewCourse = (
  values: CourseValues,
  holes: FoundCourse["holes"] = [],
): Result.Result<NewCourse, FieldErrors> => readBody(createCourse, { ...bodyOf(values), holes });

const outside = (text: string, least: number, most: number) =>
  text.trim() !== "" && !(numberIn(text) >= least && numberIn(text) <= most);

/** The form expects totals of a whole course; the server also accepts those of short courses. */
const usualTotals = ({ totalPar, totalYardage }: CourseValues): FieldErrors => ({
  ...(outside(totalPar, 60, 80) ? { totalPar: "Total par must be between 60 and 80" } : {}),
  ...(outside(totalYardage, 4000, 8000)
    ? { totalYardage: "Total yardage must be between 4000 and 8000" }
    : {}),
});

export const errorsOfNewCourse = (values: CourseValues): FieldErrors => ({
  ...errorsOf(createCourse, bodyOf(values)),
  ...usualTotals(values),
  ...missingLocation(values),
});

/** Only the changed fields, so that changes of others are not undone. */
export const readCourseChanges = (
  course: Course,
  values: CourseValues,
): Result.Result<CourseChanges, FieldErrors> => {
  const before: Partial<Record<string, unknown>> = bodyOf(valuesOf(course));
  const changed = Object.entries(bodyOf(values)).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field]),
  );
  return readBody(changeCourse, { ...Object.fromEntries(changed), basedOn: course.revision });
};

/** The errors in the fields of each tee. */
export const errorsOfTees = (values: CourseValues): ReadonlyArray<TeeErrors> => {
  const errors = errorsByPath(changeCourse, bodyOf(values));
  return values.tees.map((_, index) => {
    const at = (field: keyof TeeErrors) => errors[`tees.${index}.${field}`];
    return {
      name: at("name"),
      courseRating: at("courseRating"),
      slopeRating: at("slopeRating"),
      totalYards: at("totalYards"),
    };
  });
};

export const errorsOfCourse = (values: CourseValues): FieldErrors => ({
  ...errorsOf(changeCourse, bodyOf(values)),
  ...missingLocation(values),
});
