import type { Course } from "../../../../contract/course/course.ts";
import type { CourseChanges } from "../../../../contract/course/courseInput.ts";
import type { FoundCourse } from "../../../../contract/course/courseSearch.ts";
import type { FieldTable, TypedValues } from "../../../form/table/fieldTable.ts";
import { startOf, typedOf } from "../../../form/table/tableValues.ts";
import { wideColumn } from "../../../ui/dialogs/Dialog.css.ts";
import { unitFor } from "../../../ui/units.ts";
import { TeesEditor } from "./TeesEditor.tsx";
import { type TeeValues, teesOf } from "./tees.ts";

/** The names of the columns of distances belong to the scorecard. */
type Unasked = "basedOn" | "blueTee" | "redTee" | "tees" | "whiteTee";

export type CourseValues = TypedValues<Omit<CourseChanges, Unasked>> & {
  readonly tees: ReadonlyArray<TeeValues>;
};

const withPlaceOf = (values: CourseValues, changed: Partial<CourseValues>) => ({
  location: withPlace(values, changed).location,
});

/** All fields of a course except its holes. */
export const courseTable: FieldTable<CourseValues> = {
  name: { label: "Course name", isWide: true },
  address: { label: "Address", isWide: true },
  city: { label: "City", follow: (values, city) => withPlaceOf(values, { city }) },
  state: { label: "State", follow: (values, state) => withPlaceOf(values, { state }) },
  location: { label: "Location" },
  zipCode: { label: "Zip code" },
  phone: { label: "Phone", kind: "tel" },
  website: { label: "Website", kind: "url" },
  totalPar: { label: "Total par", kind: "whole" },
  totalYardage: { label: `Total ${unitFor("yards").word}`, kind: "whole" },
  description: { label: "Description", kind: "area", isWide: true },
  tees: {
    start: [],
    draw: ({ value, error, onChange }) => (
      <div className={wideColumn}>
        <TeesEditor tees={value} error={error} onChange={onChange} />
      </div>
    ),
  },
};

export const newCourseValues = startOf(courseTable);

export const valuesOf = (course: Course | FoundCourse): CourseValues =>
  typedOf(courseTable, { ...course, tees: teesOf(course.tees) });

/** Fills the location with "city, state" unless another one was typed. */
export const withPlace = (values: CourseValues, changed: Partial<CourseValues>): CourseValues => {
  const next = { ...values, ...changed };
  const isOurs = values.location === "" || values.location === placeOf(values);
  return isOurs ? { ...next, location: placeOf(next) } : next;
};

const placeOf = ({ city, state }: CourseValues) =>
  [city.trim(), state.trim()].filter(Boolean).join(", ");

/** Whether both forms hold the same values. */
export const isSameForm = (one: CourseValues, other: CourseValues) =>
  JSON.stringify(one) === JSON.stringify(other);
