import type { Hole } from "../../../../contract/course/course.ts";
import { numberIn, numberOrNull } from "../../../form/typedNumbers.ts";

/** A hole as the form holds it. */
export type HoleValues = Readonly<
  Record<
    "holeNumber" | "par" | "handicap" | "blueDistance" | "whiteDistance" | "redDistance",
    string
  >
>;

const LAST_HOLE = 18;

/** The next hole number, else one that was skipped; null if all exist. */
export const nextHoleNumber = (holes: ReadonlyArray<Pick<Hole, "holeNumber">>): number | null => {
  const numbers = new Set<number>(holes.map(({ holeNumber }) => holeNumber));
  const next = Math.max(0, ...numbers) + 1;
  if (next <= LAST_HOLE) return next;
  for (let number = 1; number <= LAST_HOLE; number += 1) if (!numbers.has(number)) return number;
  return null;
};

export const newHoleValues = (holeNumber: number): HoleValues => ({
  holeNumber: String(holeNumber),
  par: "4",
  handicap: "1",
  blueDistance: "350",
  whiteDistance: "320",
  redDistance: "280",
});

/** The body as it is sent, before the contract validates it. Unknown distances are empty. */
export const bodyOf = (values: HoleValues) => ({
  holeNumber: numberIn(values.holeNumber),
  par: numberIn(values.par),
  handicap: numberIn(values.handicap),
  blueDistance: numberOrNull(values.blueDistance),
  whiteDistance: numberOrNull(values.whiteDistance),
  redDistance: numberOrNull(values.redDistance),
});
