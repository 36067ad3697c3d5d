import { checkCourseHoles } from "../../../../../domain/golf/checkCourseHoles.ts";
import type { TeeNames } from "../../../../../domain/golf/tee.ts";
import type { Course, Hole } from "../../../../contract/course/course.ts";
import { addHole } from "../../../../contract/course/holes.ts";
import { repeatedSentences } from "../../../../contract/course/repeatedInCourse.ts";
import { errorsOf } from "../../../form/formErrors.ts";
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
const holeBody = (row: RowValues, index: number) => ({
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

export interface CellError {
  readonly row: number;
  readonly column: ColumnName;
  readonly sentence: string;
}

/**
 * The errors of each cell. An empty cell is an error only when the card is saved; a stroke index
 * that is used twice is reported at each of its holes.
 */
export const cardErrors = ({ rows }: CardValues, isSaving: boolean): ReadonlyArray<CellError> =>
  rows.flatMap((row, index) => {
    if (isEmpty(row)) return [];
    const errors = errorsOf(addHole, holeBody(row, index));
    return columns.flatMap((column) => {
      if (row[column] === "" && !isSaving) return [];
      const sentence = errors[column] ?? (column === "handicap" ? repeated(rows, index) : null);
      return sentence ? [{ row: index, column, sentence }] : [];
    });
  });

const repeated = (rows: CardValues["rows"], index: number): string | null => {
  const own = Number(rows[index]?.handicap);
  const holes = rows.flatMap(({ handicap }, at) =>
    handicap !== "" && Number(handicap) === own
      ? [{ holeNumber: at + 1, handicap: own, strokeIndex: own }]
      : [],
  );
  return checkCourseHoles(holes).length === 0 ? null : (repeatedSentences(holes)[0] ?? null);
};

/** The parts of a card that two people may change independently: holes and column names. */
interface CardFields {
  readonly names: Omit<CardValues, "rows">;
  readonly [hole: `Hole ${number}`]: RowValues | undefined;
}

const nameOf = (index: number) => `Hole ${index + 1}` as const;

export const fieldsOfCard = ({ rows, ...names }: CardValues): CardFields => ({
  names,
  ...Object.fromEntries(rows.map((row, index) => [nameOf(index), row])),
});

export const cardOfFields = (fields: CardFields): CardValues => ({
  ...fields.names,
  rows: Array.from({ length: HOLES }, (_, index) => fields[nameOf(index)] ?? emptyRow),
});

const isHole = (name: string): name is `Hole ${number}` => name.startsWith("Hole ");

/** A hole in one line: "Par 4, HCP 7, Blue 400". */
export const cardText = (name: string, fields: CardFields): string => {
  const { names } = fields;
  if (!isHole(name)) return Object.values(names).join(", ");
  const row = fields[name] ?? emptyRow;
  if (isEmpty(row)) return "Not on the card";
  const labels = ["Par", "HCP", names.blueTee, names.whiteTee, names.redTee];
  return columns
    .flatMap((column, at) => (row[column] === "" ? [] : [`${labels[at]} ${row[column]}`]))
    .join(", ");
};

/** What the office reads about a saved card. */
export interface SavingTexts {
  readonly saved: string;
  readonly failed: string;
}

export const wholeCard: SavingTexts = {
  saved: "Scorecard saved",
  failed: "Failed to save scorecard",
};

/** The texts name what is done to the hole if one hole is the only change; otherwise the card. */
export const savingTexts = (stored: CardValues, typed: CardValues): SavingTexts => {
  const [hole, ...others] = typed.rows.flatMap((after, index) => {
    const before = stored.rows[index];
    return before && !isSameRow(before, after) ? [{ before, after }] : [];
  });
  if (!hole || others.length > 0 || !hasSameNames(stored, typed)) return wholeCard;
  if (isEmpty(hole.before)) return textsOf("add", "added");
  return isEmpty(hole.after) ? textsOf("delete", "deleted") : textsOf("update", "updated");
};

const textsOf = (act: string, done: string): SavingTexts => ({
  saved: `Hole ${done} successfully`,
  failed: `Failed to ${act} hole`,
});

const isSameRow = (one: RowValues, other: RowValues) =>
  columns.every((column) => one[column] === other[column]);

const hasSameNames = (one: TeeNames, other: TeeNames) =>
  one.blueTee === other.blueTee && one.whiteTee === other.whiteTee && one.redTee === other.redTee;
