import { expect, test } from "vitest";
import { commonStartHole, inOrderOfPlay, passedOver, startHoleOf } from "./orderOfPlay.ts";

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

test("players begin on the hole of their group in that round, otherwise on the first one", () => {
  const groups = [
    { roundNumber: 1, playerIds: ["Ana", "Ben"], startHole: 10 },
    { roundNumber: 1, playerIds: ["Cleo"], startHole: 10 },
    { roundNumber: 1, playerIds: ["Dan"], startHole: null },
  ];
  expect(startHoleOf(groups, 1, "Ben")).toBe(10);
  expect(startHoleOf(groups, 2, "Ben")).toBe(1);
  expect(startHoleOf(groups, 1, "Dan")).toBe(1);
  expect(startHoleOf(groups, 1, "Eve")).toBe(1);
});

test("players of different groups meet from the hole on which all of them begin, or by numbers", () => {
  expect(commonStartHole([10, 10])).toBe(10);
  expect(commonStartHole([10, 4])).toBe(1);
  expect(commonStartHole([])).toBe(1);
});

test("a hole is passed over when one behind it was played, in the order of play", () => {
  expect(passedOver(holes, 3, { 3: 4, 1: 5 })).toEqual([4]);
  expect(passedOver(holes, 1, { 3: 4, 1: 5 })).toEqual([2]);
  expect(passedOver(holes, 1, {})).toEqual([]);
});
