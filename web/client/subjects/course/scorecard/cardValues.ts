import type { TeeNames } from "../../../../../domain/golf/tee.ts";
import type { Course, Hole } from "../../../../contract/course/course.ts";
import { numberIn, numberOrNull } from "../../../form/typedNumbers.ts";

/** A course with its holes. */
export interface Card {
  readonly course: Course;
  readonly holes: ReadonlyArray<Hole>;
}

export const columns = ["par", "handicap", "blueDistance", "whiteDistance", "redDistance"] as const;
export type ColumnName = (typeof columns)[number];

/** The cells of a hole. A missing hole has empty cells. */
export type RowValues = Readonly<Record<ColumnName, string>>;

/** A scorecard as the grid holds it: eighteen holes and the column names. */
export interface CardValues extends TeeNames {
  readonly rows: ReadonlyArray<RowValues>;
}

export const HOLES = 18;

export const emptyRow: RowValues = {
  par: "",
  handicap: "",
  blueDistance: "",
  whiteDistance: "",
  redDistance: "",
};

const textOf = (value: number | null) => (value === null ? "" : String(value));

const rowOf = (hole: Hole | undefined): RowValues =>
  hole
    ? {
        par: textOf(hole.par),
        handicap: textOf(hole.handicap),
        blueDistance: textOf(hole.blueDistance),
        whiteDistance: textOf(hole.whiteDistance),
        redDistance: textOf(hole.redDistance),
      }
    : emptyRow;

export const cardValuesOf = ({ course, holes }: Card): CardValues => ({
  blueTee: course.blueTee,
  whiteTee: course.whiteTee,
  redTee: course.redTee,
  rows: Array.from({ length: HOLES }, (_, index) =>
    rowOf(holes.find(({ holeNumber }) => holeNumber === index + 1)),
  ),
});

export const isEmpty = (row: RowValues) => columns.every((column) => row[column] === "");

/** A hole as it is sent, before the contract validates it. */
export const holeBody = (row: RowValues, index: number) => ({
  holeNumber: index + 1,
  par: numberIn(row.par),
  handicap: numberIn(row.handicap),
  blueDistance: numberOrNull(row.blueDistance),
  whiteDistance: numberOrNull(row.whiteDistance),
  redDistance: numberOrNull(row.redDistance),
});

/** The body of a card: only holes with at least one value. */
export const cardBody = ({ rows, ...names }: CardValues) => ({
  ...names,
  holes: rows.flatMap((row, index) => (isEmpty(row) ? [] : [holeBody(row, index)])),
});

/** OUT, IN or TOTAL of a column. Unknown values do not count as zero. */
export const sumOf = (rows: ReadonlyArray<RowValues>, column: ColumnName): number | null => {
  const known = rows.map((row) => row[column]).filter((text) => !Number.isNaN(numberIn(text)));
  return known.length === 0 ? null : known.reduce((total, text) => total + numberIn(text), 0);
};

/** True if no further digit is possible; then the next cell gets the focus. */
export const isComplete = (column: ColumnName, text: string) => {
  if (!/^\d*$/u.test(text)) return false;
  if (column === "par") return text.length === 1;
  if (column === "handicap") return text.length === 2 || Number(text) > 1;
  return text.length === 3;
};
