import { expect, test } from "vitest";
import { lastHoles } from "./lastHoles.ts";
import { range } from "./range.ts";

const holes = range(1, 18).map((holeNumber) => ({ holeNumber, par: 4, strokeIndex: holeNumber }));

/** Scores to par of the holes from the first on; null for one without. */
const card = (...toPar: ReadonlyArray<number | null>) => ({
  holes,
  strokes: Object.fromEntries(
    toPar.flatMap((score, index) => (score === null ? [] : [[index + 1, 4 + score]])),
  ),
});

const open = (count: number) => range(1, count).map(() => null);

test.each([
  ["a card without scores", card(), null, []],
  ["a card with fewer scores than asked for", card(1, 0), 2, [1, 0]],
  ["a card with more scores than asked for", card(1, 0, -1, 2, 0, 0, -2), 7, [-1, 2, 0, 0, -2]],
  ["a card whose first hole was corrected last", card(1, 0, -1, 2, 0, 0, -2), 1, [-1, 2, 0, 0, -2]],
  ["a complete card", card(...range(1, 18).map((hole) => hole % 3)), 4, [2, 0, 1, 2, 0]],
  // Started on the tenth.
  ["a card that started on the tenth hole", card(1, 2, ...open(13), 3, 4, 5), 2, [3, 4, 5, 1, 2]],
  ["a card with a hole left out", card(1, null, 2, 3, ...open(6), 9), 4, [9, 1, 2, 3]],
  ["a card whose latest hole is unknown", card(1, 0), null, [1, 0]],
])("%s: %#", (_name, scores, latest, shown) => {
  expect(lastHoles(scores, latest, 5)).toEqual(shown);
});
