import type { Result } from "effect";
import type { Course } from "../../../../contract/course/course.ts";
import type { CourseChanges, NewCourse } from "../../../../contract/course/courseInput.ts";
import type { FoundCourse } from "../../../../contract/course/courseSearch.ts";
import { changeCourse, createCourse } from "../../../../contract/course/courses.ts";
import { errorsOf, type FieldErrors, readBody } from "../../../form/formErrors.ts";
import { bodyOf as inTable } from "../../../form/table/tableValues.ts";
import { numberIn } from "../../../form/typedNumbers.ts";
import { unitFor } from "../../../ui/units.ts";
import { bodyOfTees, type CourseValues, courseTable, valuesOf } from "./courseTable.tsx";

/** Both calls take the same for what is left empty. */
const bodyOf = (values: CourseValues) => ({
  ...inTable(courseTable, changeCourse, values),
  tees: bodyOfTees(values.tees),
});

/** The form requires a location; the server does not. */
const missingLocation = ({ location }: CourseValues): FieldErrors =>
  location.trim() === "" ? { location: "Location is required" } : {};

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
    ? { totalYardage: `Total ${unitFor("yards").word} must be between 4000 and 8000` }
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

export const errorsOfCourse = (values: CourseValues): FieldErrors => ({
  ...errorsOf(changeCourse, bodyOf(values)),
  ...missingLocation(values),
});
