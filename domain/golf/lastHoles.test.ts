import { expect, test } from "vitest";
import { lastHoles } from "./lastHoles.ts";
import { range } from "./range.ts";

const holes = range(1, 18).map((holeNumber) => ({ holeNumber, par: 4, strokeIndex: holeNumber }));

/** Scores to par of the holes from the first on; null for one without. */
const card = (...toPar: ReadonlyArray<number | null>) => ({
  holes,
  played: Object.fromEntries(
    toPar.flatMap((score, index) => (score === null ? [] : [[index + 1, 4 + score]])),
  ),
});

const open = (count: number) => range(1, count).map(() => null);
const tenth = card(1, 2, ...open(7), ...open(6), 3, 4, 5);
const pickedUp = { ...card(1, 0, 2), played: { ...card(1, 0, 2).played, 2: "pickedUp" as const } };

test.each([
  ["a card without scores", card(), 1, []],
  ["a card with fewer scores than asked for", card(1, 0), 1, [1, 0]],
  ["a card with more scores than asked for", card(1, 0, -1, 2, 0, 0, -2), 1, [-1, 2, 0, 0, -2]],
  ["a complete card", card(...range(1, 18).map((hole) => hole % 3)), 1, [2, 0, 1, 2, 0]],
  ["a card whose group started on the tenth hole", tenth, 10, [3, 4, 5, 1, 2]],
  ["a card with a hole left out", card(1, null, 2, 3, ...open(6), 9), 1, [1, 2, 3, 9]],
  ["a card whose group has no start hole", tenth, null, [1, 2, 3, 4, 5]],
  ["a card with a hole that was picked up", pickedUp, 1, [1, null, 2]],
])("%s: %#", (_name, scores, startHole, shown) => {
  expect(lastHoles(scores, startHole, 5)).toEqual(shown);
});
