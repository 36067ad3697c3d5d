import { expect, test } from "vitest";
import { options, player, thru, to, unplayed } from "./examples.ts";
import { rankLeaderboard } from "./rankLeaderboard.ts";
import { roundsInEvent } from "./view.ts";

const lines = (...[entries, how]: Parameters<typeof rankLeaderboard>) =>
  rankLeaderboard(entries, how).map(({ position, total, entry }) =>
    [position, entry.user.firstName, total].join(" "),
  );

const twoRounds = { ...options, numberOfRounds: 2 };
const cancelled = [{ roundNumber: 2, counts: false, holes: null }];

test("a cancelled round leaves nobody withdrawn, and the event to the rounds that count", () => {
  const entries = [player("Lea", to(-3)), player("Early", to(18)), player("Late", to(5))];
  const how = { ...twoRounds, rulings: cancelled, isCompleted: true };
  expect(lines(entries, how)).toEqual(["1 Lea -3", "2 Late +5", "3 Early +18"]);
});

test("a round that nobody has opened does not count once the event is over", () => {
  const entries = [player("Ana", to(1)), player("Ben", to(0), unplayed)];
  const how = { ...twoRounds, isCompleted: true };
  expect(lines(entries, how)).toEqual(["1 Ben E", "2 Ana +1"]);
  expect(roundsInEvent(how, entries)).toEqual([1]);
});

test("who has left a round unfinished that others have played is withdrawn", () => {
  const entries = [player("Ana", to(1), to(0)), player("Ben", to(0), thru(3, 0)), player("Cleo")];
  const how = { ...twoRounds, isCompleted: true };
  expect(lines(entries, how)).toEqual(["1 Ana +1", "- Cleo -", "WD Ben E"]);
});

test("who has a later round without an earlier one stands after all others still ranked", () => {
  const entries = [
    player("Ana", to(10), thru(3, 2)),
    player("Ben", unplayed, to(-9)),
    player("Cleo", thru(17, -2), to(-9)),
    player("Dan", to(20)),
  ];
  expect(lines(entries, twoRounds)).toEqual(["1 Ana +12", "2 Dan +20", "3 Cleo -11", "4 Ben -9"]);
  const first = [{ roundNumber: 1, counts: false, holes: null }];
  const without = entries.map((entry) => ({ ...entry, rounds: entry.rounds.slice(1) }));
  expect(lines(without, { ...twoRounds, rulings: first })[0]).toBe("T1 Ben -9");
});
