import type { Tee } from "../../../../contract/course/course.ts";
import { changeCourse } from "../../../../contract/course/courses.ts";
import { newKey } from "../../../data/newKey.ts";
import { errorsByPath } from "../../../form/formErrors.ts";
import { numberOrNull } from "../../../form/typedNumbers.ts";
import { lengthText } from "../../../ui/units.ts";

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

export const newTee = (): TeeValues => ({
  rowKey: newKey(),
  ...{ id: null, name: "", courseRating: "", slopeRating: "", totalYards: "" },
});

const textOf = (value: number | null) => (value === null ? "" : String(value));

/** Tees of an existing course, or of a found one, whose tees have no ids yet. */
export const teesOf = (
  tees: ReadonlyArray<Omit<Tee, "id"> & { readonly id?: Tee["id"] }>,
): ReadonlyArray<TeeValues> =>
  tees.map(({ id = null, name, courseRating, slopeRating, totalYards }) => ({
    ...{ rowKey: id ?? newKey(), id, name, courseRating: textOf(courseRating) },
    ...{ slopeRating: textOf(slopeRating), totalYards: textOf(totalYards) },
  }));

export const bodyOfTees = (tees: ReadonlyArray<TeeValues>) =>
  tees.map(({ id, name, courseRating, slopeRating, totalYards }) => ({
    ...(id === null ? {} : { id }),
    name,
    courseRating: numberOrNull(courseRating, "decimal"),
    slopeRating: numberOrNull(slopeRating),
    totalYards: numberOrNull(totalYards),
  }));

/** The errors in the fields of each tee. */
export const errorsOfTees = (tees: ReadonlyArray<TeeValues>): ReadonlyArray<TeeErrors> => {
  const errors = errorsByPath(changeCourse, { tees: bodyOfTees(tees) });
  return tees.map((_, index) => {
    const at = (field: keyof TeeErrors) => errors[`tees.${index}.${field}`];
    return {
      name: at("name"),
      courseRating: at("courseRating"),
      slopeRating: at("slopeRating"),
      totalYards: at("totalYards"),
    };
  });
};

/** A tee in one line: "Blue, rating 72.4, slope 131, 6800 yards". */
export const teeText = ({ name, courseRating, slopeRating, totalYards }: TeeValues) =>
  [
    name,
    courseRating && `rating ${courseRating}`,
    slopeRating && `slope ${slopeRating}`,
    totalYards && lengthText(totalYards),
  ]
    .filter(Boolean)
    .join(", ");
