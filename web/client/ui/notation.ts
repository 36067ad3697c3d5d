import { type HoleEntry, inOneNumber } from "../../../domain/golf/played.ts";

/** The notation of a hole on a card: a shape around the number, which needs no colour. */
type Notation = "eagle" | "birdie" | "level" | "bogey" | "double";

/** Eagle or better a double circle, birdie a circle, bogey a square, worse a double square. */
export const notationOf = (strokes: number, par: number): Notation => {
  const toPar = strokes - par;
  if (toPar <= -2) return "eagle";
  if (toPar === -1) return "birdie";
  if (toPar === 0) return "level";
  return toPar === 1 ? "bogey" : "double";
};

/** The word for a hole that was picked up: on screen and on paper it is a "-". */
export const pickedUpWord = "picked up";

/** A total as a card shows it: "NR" (no return) where a hole was picked up. */
export const totalText = (total: number | null): string => (total === null ? "NR" : String(total));

/** The word for a hole that was emptied again. */
export const takenBackWord = "taken back";

/** A hole in one number (see `inOneNumber`): "4", "picked up"; null is a hole taken back. */
export const numberWord = (number: number | null): string => {
  if (number === null) return takenBackWord;
  return number === 0 ? pickedUpWord : String(number);
};

/** The same of an entry, with "conceded". */
export const entryWord = (entry: HoleEntry): string =>
  entry.conceded ? "conceded" : numberWord(inOneNumber(entry));

/** The golf term of a hole that was played; null strokes are a hole that was picked up. */
export const playedWord = (strokes: number | null, par: number): string =>
  strokes === null ? pickedUpWord : holeWord(strokes, par);

const overPar = ["par", "bogey", "double bogey", "triple bogey"];
const underPar = ["par", "birdie", "eagle", "albatross", "condor"];

/** The golf term: "birdie", "par", "hole in one"; far over par "5 over par". */
export const holeWord = (strokes: number, par: number): string => {
  if (strokes === 1 && par > 1) return "hole in one";
  const toPar = strokes - par;
  const word = toPar > 0 ? overPar[toPar] : underPar[-toPar];
  return word ?? (toPar > 0 ? `${toPar} over par` : `${-toPar} under par`);
};
