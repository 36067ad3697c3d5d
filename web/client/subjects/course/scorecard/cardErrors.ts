import { checkCourseHoles } from "../../../../../domain/golf/checkCourseHoles.ts";
import { addHole } from "../../../../contract/course/holes.ts";
import { repeatedSentences } from "../../../../contract/course/repeatedInCourse.ts";
import { errorsOf } from "../../../form/formErrors.ts";
import { type CardValues, type ColumnName, columns, holeBody, isEmpty } from "./cardValues.ts";

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
