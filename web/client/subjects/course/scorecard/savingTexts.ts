import type { TeeNames } from "../../../../../domain/golf/tee.ts";
import { type CardValues, columns, isEmpty, type RowValues } from "./cardValues.ts";

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
