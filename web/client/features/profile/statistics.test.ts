import { expect, test } from "vitest";
import { aRegistration, aRound } from "./examples.ts";
import { awardsOf, bestScoreOf } from "./statistics.ts";

test("the best score is the lowest gross of a whole round", () => {
  const rounds = [
    aRound({ totalGrossScore: 84 }),
    aRound({ totalGrossScore: 79 }),
    aRound({ totalGrossScore: 36, isComplete: false }),
    aRound({ totalGrossScore: 0 }),
  ];
  expect(bestScoreOf(rounds)).toBe(79);
  expect(bestScoreOf([])).toBeNull();
});

const times = <Item>(count: number, item: Item) => Array.from({ length: count }, () => item);

const titles = (totalRounds: number, gross: number, events: number) =>
  awardsOf({
    totalRounds,
    rounds: [aRound({ totalGrossScore: gross })],
    registrations: [...times(events, aRegistration()), aRegistration({ status: "cancelled" })],
  }).map(({ title }) => title);

test("each award has its limit", () => {
  expect(titles(9, 80, 4)).toEqual([]);
  expect(titles(10, 80, 4)).toEqual(["Veteran Player"]);
  expect(titles(9, 79, 4)).toEqual(["Under 80 Club"]);
  expect(titles(9, 80, 5)).toEqual(["Tournament Regular"]);
  expect(titles(23, 74, 9)).toEqual(["Veteran Player", "Under 80 Club", "Tournament Regular"]);
});
