import type { SheetCard } from "../../../lib/scoreSheetQuery.ts";

/** One hole of the form, as it is typed. */
export interface HoleEdit {
  readonly strokes: string;
  readonly putts: string;
  readonly penalties: string;
  readonly notes: string;
}

export const emptyHole: HoleEdit = { strokes: "", putts: "", penalties: "", notes: "" };

/** What the card holds for a hole, as the form shows it. */
export const storedOn = (card: SheetCard | undefined, holeNumber: number): HoleEdit => {
  const score = card?.scores.find((candidate) => candidate.holeNumber === holeNumber);
  return score
    ? {
        strokes: String(score.strokes),
        putts: score.putts === null ? "" : String(score.putts),
        penalties: String(score.penalties),
        notes: score.notes ?? "",
      }
    : emptyHole;
};

/** Typed values over the stored ones; empty fields keep the stored value. */
export const overStored = (typed: HoleEdit, stored: HoleEdit): HoleEdit => ({
  strokes: typed.strokes.trim() || stored.strokes,
  putts: typed.putts.trim() || stored.putts,
  penalties: typed.penalties.trim() || stored.penalties,
  notes: typed.notes || stored.notes,
});

export const isTouched = (edit: HoleEdit, stored: HoleEdit): boolean =>
  edit.strokes.trim() !== stored.strokes ||
  edit.putts.trim() !== stored.putts ||
  edit.penalties.trim() !== stored.penalties ||
  edit.notes !== stored.notes;

const isBetween = (text: string, least: number, most: number) => {
  const number = Number(text);
  return text.trim() === "" || (Number.isInteger(number) && number >= least && number <= most);
};

/** The error of a hole. Seven or eight putts may be stored, but cannot be entered here. */
export const errorOfHole = (edit: HoleEdit, stored: HoleEdit): string | null => {
  if (!isBetween(edit.strokes, 1, 12)) return "Strokes must be between 1 and 12";
  if (!isBetween(edit.putts, 0, 6) && edit.putts !== stored.putts) {
    return "Putts must be between 0 and 6";
  }
  if (!isBetween(edit.penalties, 0, 5)) return "Penalties must be between 0 and 5";
  return null;
};

const DEFAULT_PUTTS = 2;
const numberOr = (text: string, fallback: number) => (text.trim() === "" ? fallback : Number(text));

/** Empty fields of a touched hole mean par, two putts and no penalty. */
export const scoreOf = (holeNumber: number, par: number, edit: HoleEdit) => ({
  holeNumber,
  strokes: numberOr(edit.strokes, par),
  putts: numberOr(edit.putts, DEFAULT_PUTTS),
  penalties: numberOr(edit.penalties, 0),
  notes: edit.notes,
});
