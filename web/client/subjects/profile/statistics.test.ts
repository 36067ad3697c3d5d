import { expect, test } from "vitest";
import { aRegistration, aRound } from "./examples.ts";
import { allAwards, bestScoreOf } from "./statistics.ts";

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
  allAwards({
    totalRounds,
    rounds: [aRound({ totalGrossScore: gross })],
    registrations: [...times(events, aRegistration()), aRegistration({ status: "cancelled" })],
  })
    .filter(({ isEarned }) => isEarned)
    .map(({ title }) => title);

test("each award has its limit", () => {
  expect(titles(9, 80, 4)).toEqual([]);
  expect(titles(10, 80, 4)).toEqual(["Veteran Player"]);
  expect(titles(9, 79, 4)).toEqual(["Under 80 Club"]);
  expect(titles(9, 80, 5)).toEqual(["Tournament Regular"]);
  expect(titles(23, 74, 9)).toEqual(["Veteran Player", "Under 80 Club", "Tournament Regular"]);
});

test("what is not earned yet says how far the player is", () => {
  const record = { totalRounds: 3, rounds: [aRound({ totalGrossScore: 84 })], registrations: [] };
  expect(allAwards(record).map(({ progress }) => progress)).toEqual([
    "3 of 10 rounds",
    "Best round 84",
    "0 of 5 events",
  ]);
  const [, club] = allAwards({ ...record, rounds: [] });
  expect(club?.progress).toBe("No whole round yet");
});
