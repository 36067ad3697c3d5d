import { Result, Schema } from "effect";
import { expect, test } from "vitest";
import { usualTeeNames } from "../../../../../domain/golf/tee.ts";
import { Course } from "../../../../contract/course/course.ts";
import { errorsOfCourse, errorsOfNewCourse, readCourseChanges } from "./courseBodies.ts";
import { errorsOfTees, isSameForm, newCourseValues, valuesOf, withPlace } from "./courseTable.tsx";

const course = Schema.decodeUnknownSync(Course)({
  id: "0b8f1c9e-6f0c-4d5a-9d53-2f3f8d2f7a11",
  name: "Old Mossgate",
  location: "Fife, FI",
  address: "1 Lane",
  city: "Fife",
  state: "FI",
  zipCode: null,
  phone: null,
  website: null,
  description: null,
  totalPar: 36,
  totalYardage: 3100,
  ...usualTeeNames,
  status: "active",
  revision: 3,
  createdAt: "2026-01-01T00:00:00.000Z",
  tees: [
    {
      id: "0b8f1c9e-6f0c-4d5a-9d53-2f3f8d2f7a12",
      name: "Blue",
      courseRating: 71.3,
      slopeRating: 128,
      totalYards: null,
    },
  ],
});

test("an empty form names every field that a course needs", () => {
  expect(errorsOfNewCourse(newCourseValues)).toEqual({
    name: "Course name is required",
    address: "Address is required",
    city: "City is required",
    state: "State is required",
    location: "Location is required",
  });
});

test("the totals of a new course are those of a whole one, an old one may be shorter", () => {
  expect(errorsOfNewCourse(valuesOf(course))).toEqual({
    totalPar: "Total par must be between 60 and 80",
    totalYardage: "Total yards must be between 4000 and 8000",
  });
  expect(errorsOfCourse(valuesOf(course))).toEqual({});
});

test("only what was changed is sent", () => {
  const changesOf = (changed: object) =>
    Result.getOrThrow(readCourseChanges(course, { ...valuesOf(course), ...changed }));
  expect(changesOf({})).toEqual({ basedOn: 3 });
  expect(changesOf({ totalPar: "" })).toEqual({ basedOn: 3, totalPar: null });
  expect(changesOf({ tees: [] })).toEqual({ basedOn: 3, tees: [] });
});

test("a slope outside its limits is told", () => {
  const [tee] = valuesOf(course).tees;
  const values = { ...valuesOf(course), tees: [{ ...tee!, slopeRating: "200" }] };
  expect(errorsOfCourse(values)).toEqual({ tees: "Slope must be between 55 and 155" });
  expect(errorsOfTees(values.tees)).toEqual([{ slopeRating: "Slope must be between 55 and 155" }]);
});

test("two tees of one name are told", () => {
  const [tee] = valuesOf(course).tees;
  const values = { ...valuesOf(course), tees: [tee!, { ...tee!, id: null }] };
  const told = { tees: "Tee name Blue is used twice" };
  expect(errorsOfCourse(values)).toEqual(told);
  expect(errorsOfNewCourse(values)).toMatchObject(told);
});

test("the location follows city and state until somebody writes another one", () => {
  const fife = withPlace(withPlace(newCourseValues, { city: "Fife" }), { state: "FI" });
  expect(fife.location).toBe("Fife, FI");
  expect(withPlace({ ...fife, location: "The dunes" }, { city: "Crail" }).location).toBe(
    "The dunes",
  );
});

test("a form differs as soon as a field or a tee of it does", () => {
  const values = valuesOf(course);
  expect(isSameForm(values, valuesOf(course))).toBe(true);
  expect(isSameForm({ ...values, phone: "1" }, values)).toBe(false);
  expect(isSameForm({ ...values, tees: [{ ...values.tees[0]!, name: "Red" }] }, values)).toBe(
    false,
  );
});
