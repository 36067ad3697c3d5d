import { expect, test } from "vitest";
import { inOrderOfPlay } from "./orderOfPlay.ts";

const holes = [1, 2, 3, 4].map((holeNumber) => ({ holeNumber }));
const orderFrom = (startHole: number | null) =>
  inOrderOfPlay(holes, startHole).map(({ holeNumber }) => holeNumber);

test("a group that starts on the third hole comes to the first one after the last", () => {
  expect(orderFrom(3)).toEqual([3, 4, 1, 2]);
});

test("without a start, and where the course lacks it, holes stay in their order", () => {
  expect(orderFrom(null)).toEqual([1, 2, 3, 4]);
  expect(orderFrom(1)).toEqual([1, 2, 3, 4]);
  expect(orderFrom(12)).toEqual([1, 2, 3, 4]);
});
