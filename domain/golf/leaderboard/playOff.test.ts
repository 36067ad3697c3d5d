import { expect, test } from "vitest";
import type { BoardOptions, PlayedOff, PlayerEntry } from "./entry.ts";
import { countback, options, player, rank, thru, to } from "./examples.ts";
import { movement } from "./movement.ts";

const after = (entry: PlayerEntry, order: number, change: Partial<PlayedOff> = {}) => ({
  ...entry,
  playOff: { place: 1, order, players: 2, scoring: "gross" as const, ...change },
});

const board = (entries: ReadonlyArray<PlayerEntry>, change: Partial<BoardOptions> = {}) =>
  rank(entries, change).map(
    ({ position, isPlayedOff, entry }) =>
      `${position}${isPlayedOff ? " P.O." : ""} ${entry.user.firstName}`,
  );

const ana = player("Ana", to(-4));
const ben = player("Ben", to(-4));
const cleo = player("Cleo", to(2));

test("players who are level for a place are ordered by their play-off", () => {
  const entries = [after(ana, 2), after(ben, 1), cleo];
  expect(board(entries)).toEqual(["1 P.O. Ben", "2 P.O. Ana", "3 Cleo"]);
});

test("who was not decided shares the place after those who were", () => {
  const of3 = { players: 3 };
  const third = player("Cleo", to(-4));
  const entries = [after(ana, 2, of3), after(third, 1, of3), after(ben, 2, of3)];
  expect(board([...entries, player("Dora", to(0))])).toEqual([
    "1 P.O. Cleo",
    "T2 P.O. Ana",
    "T2 P.O. Ben",
    "4 Dora",
  ]);
  const two = [after(ana, 2, of3), after(third, 1, of3), after(ben, 3, of3)];
  expect(board(two)).toEqual(["1 P.O. Cleo", "2 P.O. Ana", "3 P.O. Ben"]);
});

test("a play-off does not change totals", () => {
  expect(rank([after(ana, 2), after(ben, 1)]).map(({ total }) => total)).toEqual(["-4", "-4"]);
});

test("a play-off does not count while a correction separates its players or adds another level one", () => {
  const better = player("Ana", to(-5));
  expect(board([after(better, 2), after(ben, 1)])).toEqual(["1 Ana", "2 Ben"]);
  const third = player("Cleo", to(-4));
  expect(board([after(ana, 2), after(ben, 1), third])).toEqual(["T1 Ana", "T1 Ben", "T1 Cleo"]);
});

test("a play-off does not count while a better player has moved its players to another place", () => {
  const leader = player("Cleo", to(-9));
  expect(board([after(ana, 2), after(ben, 1), leader])).toEqual(["1 Cleo", "T2 Ana", "T2 Ben"]);
});

test("a play-off does not count while a card of its players is incomplete", () => {
  const open = [player("Ana", thru(17, -4)), player("Ben", to(-4))] as const;
  expect(board([after(open[0], 2), after(open[1], 1)])).toEqual(["T1 Ana", "T1 Ben"]);
});

test("a play-off counts only for the whole event and in the scoring for which it was played", () => {
  const entries = [after(ana, 2), after(ben, 1)];
  for (const change of [
    { view: "single-round" },
    { view: "all-rounds" },
    { scoring: "net" },
    { scoring: "stableford" },
  ] as const) {
    expect(board(entries, change)).toEqual(["T1 Ana", "T1 Ben"]);
  }
});

test("a play-off decides among the players whom the countback leaves level", () => {
  const worse = player("Cleo", to(-4, countback(40, 24, 12, 4, 24, 12, 4)));
  const entries = [after(ana, 2), after(ben, 1), worse];
  expect(board(entries, { tieBreak: "countback" })).toEqual(["1 P.O. Ben", "2 P.O. Ana", "3 Cleo"]);
});

test("the movement compares with the previous round, which the play-off did not decide", () => {
  const [one, two] = [player("Ana", to(0), to(0)), player("Ben", to(0), to(0))];
  const entries = [after(one, 2), after(two, 1)];
  const gained = movement(entries, { ...options, numberOfRounds: 2 });
  expect(Object.fromEntries(gained)).toEqual({ Ana: -1, Ben: 0 });
});
