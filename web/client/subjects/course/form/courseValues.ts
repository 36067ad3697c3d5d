import type { Course, Tee } from "../../../../contract/course/course.ts";
import type { FoundCourse } from "../../../../contract/course/courseSearch.ts";
import { newKey } from "../../../data/newKey.ts";
import { numberOrNull } from "../../../form/typedNumbers.ts";

/** A tee as the form holds it. */
export interface TeeValues {
  /** The key of the row. For a new tee the server does not know it. */
  readonly rowKey: string;
  /** Null for a new tee. */
  readonly id: Tee["id"] | null;
  readonly name: string;
  readonly courseRating: string;
  readonly slopeRating: string;
  readonly totalYards: string;
}

/** A sentence for each wrong field of a tee. */
export type TeeErrors = {
  readonly [Name in "name" | "courseRating" | "slopeRating" | "totalYards"]?: string | undefined;
};

const noTees: ReadonlyArray<TeeValues> = [];

/** A course as the form holds it. */
export const newCourseValues = {
  name: "",
  address: "",
  city: "",
  state: "",
  zipCode: "",
  location: "",
  phone: "",
  website: "",
  description: "",
  totalPar: "",
  totalYardage: "",
  tees: noTees,
};

export type CourseValues = typeof newCourseValues;

/** Whether both forms hold the same values. */
export const isSameForm = (one: CourseValues, other: CourseValues) =>
  JSON.stringify(one) === JSON.stringify(other);

const textOf = (value: string | number | null) => (value === null ? "" : String(value));

/** An existing course, or a found one whose tees have no ids yet. */
type Described = Omit<FoundCourse, "source" | "attribution" | "holes" | "tees"> & {
  readonly tees: ReadonlyArray<Omit<Tee, "id"> & { readonly id?: Tee["id"] }>;
};

export const valuesOf = (course: Course | Described): CourseValues => ({
  name: course.name,
  address: course.address,
  city: course.city,
  state: course.state,
  zipCode: textOf(course.zipCode),
  location: course.location,
  phone: textOf(course.phone),
  website: textOf(course.website),
  description: textOf(course.description),
  totalPar: textOf(course.totalPar),
  totalYardage: textOf(course.totalYardage),
  tees: course.tees.map((tee: Described["tees"][number]) => ({
    rowKey: tee.id ?? newKey(),
    id: tee.id ?? null,
    name: tee.name,
    courseRating: textOf(tee.courseRating),
    slopeRating: textOf(tee.slopeRating),
    totalYards: textOf(tee.totalYards),
  })),
});

/** The body as it is sent, before the contract validates it. */
export const bodyOf = (values: CourseValues) => ({
  ...values,
  totalPar: numberOrNull(values.totalPar),
  totalYardage: numberOrNull(values.totalYardage),
  tees: values.tees.map(({ id, name, courseRating, slopeRating, totalYards }) => ({
    ...(id === null ? {} : { id }),
    name,
    courseRating: numberOrNull(courseRating, "decimal"),
    slopeRating: numberOrNull(slopeRating),
    totalYards: numberOrNull(totalYards),
  })),
});

/** The form requires a location; the server does not. */
export const missingLocation = ({ location }: CourseValues) =>
  location.trim() === "" ? { location: "Location is required" } : {};

/** Fills the location with "city, state" unless another one was typed. */
export const withPlace = (
  values: CourseValues,
  changed: { readonly city?: string; readonly state?: string },
): CourseValues => {
  const next = { ...values, ...changed };
  const isOurs = values.location === "" || values.location === placeOf(values);
  return isOurs ? { ...next, location: placeOf(next) } : next;
};

const placeOf = ({ city, state }: CourseValues) =>
  [city.trim(), state.trim()].filter(Boolean).join(", ");

/** A tee in one line: "Blue, rating 72.4, slope 131, 6800 yards". */
export const teeText = ({ name, courseRating, slopeRating, totalYards }: TeeValues) =>
  [
    name,
    courseRating && `rating ${courseRating}`,
    slopeRating && `slope ${slopeRating}`,
    totalYards && `${totalYards} yards`,
  ]
    .filter(Boolean)
    .join(", ");
