import { expect, test } from "vitest";
import { inOrderOfPlay } from "./orderOfPlay.ts";

const holes = [1, 2, 3, 4].map((holeNumber) => ({ holeNumber }));
const orderFrom = (startHole: number | null) =>
  inOrderOfPlay(holes, startHole).map(({ holeNumber }) => holeNumber);

test("a group that starts on the third hole plays the first hole after the last", () => {
  expect(orderFrom(3)).toEqual([3, 4, 1, 2]);
});

test("without a start hole, or with one that the course lacks, the holes keep their order", () => {
  expect(orderFrom(null)).toEqual([1, 2, 3, 4]);
  expect(orderFrom(1)).toEqual([1, 2, 3, 4]);
  expect(orderFrom(12)).toEqual([1, 2, 3, 4]);
});
