import { describe, expect, test } from "vitest";
import { range } from "../range.ts";
import { card, course, moneyOf, sideGame, terms } from "./examples.ts";
import { settle } from "./settle.ts";

const nassau = (anas: ReadonlyArray<number>, bens: ReadonlyArray<number>, purse = 600) =>
  sideGame({
    terms: terms(18, {
      gameType: "nassau",
      stakes: [{ purse, rounds: [{ roundNumber: 1, holeNumbers: [] }] }],
    }),
    cards: [card("Ana", anas), card("Ben", bens)],
  });

/** Every hole in four strokes, except for the given holes. */
const round = (change: Readonly<Record<number, number>> = {}, holes = 18) =>
  range(1, holes).map((holeNumber) => change[holeNumber] ?? 4);

const betsOf = (game: ReturnType<typeof nassau>) =>
  settle(game).matches[0]?.bets.map(({ name, state, result, value }) => [
    name,
    state,
    result,
    value,
  ]);

test("winning all three bets of a $2 Nassau pays $6", () => {
  const game = nassau(round({ 1: 3, 10: 3 }), round());
  expect(moneyOf(game)).toEqual({ Ana: 600 });
  expect(betsOf(game)).toEqual([
    ["front", "1 up", "win", 200],
    ["back", "1 up", "win", 200],
    ["overall", "2&1", "win", 200],
  ]);
  expect(settle(game).standing[0]?.points).toBe(3);
});

test("the back nine starts level, and a halved bet pays nobody", () => {
  const game = nassau(round({ 1: 3 }), round({ 10: 3 }));
  expect(moneyOf(game)).toEqual({ Ana: 200, Ben: 200 });
  expect(settle(game)).toMatchObject({
    unclaimed: 200,
    standing: [{ points: 1.5 }, { points: 1.5 }],
  });
});

test("leftover cents go to the overall bet", () => {
  expect(betsOf(nassau([], [], 101))?.map(([, , , value]) => value)).toEqual([33, 33, 35]);
});

test("each bet is paid as soon as it is decided", () => {
  const game = nassau(round({ 1: 3, 2: 3 }, 9), round({}, 9));
  expect(betsOf(game)?.map(([name, state]) => `${name} ${state}`)).toEqual([
    "front 2&1",
    "back AS",
    "overall 2 up",
  ]);
  expect(settle(game)).toMatchObject({ status: "running", unclaimed: 400 });
});

test("each bet has its own status, and the match is worth all three bets", () => {
  const [match] = settle(nassau(round({ 1: 3, 10: 5 }, 11), round({}, 11))).matches;
  expect(match).toMatchObject({ leaderId: null, state: "AS", holesPlayed: 11, value: 600 });
  expect(match?.bets).toMatchObject([
    { leaderId: "Ana", status: "decided", state: "1 up", holesPlayed: 9, result: "win" },
    { leaderId: "Ben", status: "running", state: "1 up", holesPlayed: 2, result: null },
    { leaderId: null, status: "running", state: "AS", holesPlayed: 11, result: null },
  ]);
});

test("a hole after the end of the bet on the front nine counts for the overall bet", () => {
  const firstSeven = Object.fromEntries(range(1, 7).map((hole) => [hole, 3]));
  const game = nassau(round(firstSeven, 9), round({ 8: 3 }, 9));
  expect(betsOf(game)?.[0]).toEqual(["front", "5&4", "win", 200]);
  expect(settle(game).holes[7]?.winnerIds).toEqual(["Ben"]);
});

test("a hole tells the net scores that its match compared, until the cards end", () => {
  const game = sideGame({
    terms: terms(18, {
      gameType: "nassau",
      scoring: "net",
      stakes: [{ purse: 600, rounds: [{ roundNumber: 1, holeNumbers: [] }] }],
    }),
    cards: [
      card("Ana", round({}, 2), { playingHandicap: 20 }),
      card("Ben", round({}, 2), { playingHandicap: 21 }),
    ],
  });
  const shown = settle(game).holes.map(({ matchScores, winnerIds }) => [matchScores, winnerIds]);
  const between = { playerId: "Ana", opponentId: "Ben" };
  expect(shown.slice(0, 3)).toEqual([
    [[{ ...between, playerScore: 4, opponentScore: 3 }], ["Ben"]],
    [[{ ...between, playerScore: 4, opponentScore: 4 }], []],
    [[], []],
  ]);
});

describe("a result that an administrator recorded", () => {
  const arranged = {
    matchId: "m1",
    roundNumber: 1,
    playerId: "Ana",
    opponentId: "Ben",
    result: "loss",
    margin: "2&1",
  } as const;

  test("a recorded result is the result of the overall bet", () => {
    const game = { ...nassau(round({ 1: 3 }), round()), arrangedMatches: [arranged] };
    expect(betsOf(game)?.map(([, state]) => state)).toEqual(["1 up", "halved", "2&1"]);
    expect(moneyOf(game)).toEqual({ Ana: 200, Ben: 200 });
  });
});

test("on nine holes there is one bet for the whole purse", () => {
  const nine = course.slice(0, 9);
  const cards = [round({ 1: 3 }, 9), round({}, 9)].map((scores, index) =>
    card(["Ana", "Ben"][index] ?? "", scores, { holes: nine }),
  );
  const game = { ...nassau([], []), cards };
  expect(betsOf(game)).toEqual([["overall", "1 up", "win", 600]]);
  expect(moneyOf(game)).toEqual({ Ana: 600 });
});

test("each bet is walked in the order of play, and keeps its name", () => {
  const game = {
    ...nassau(round({ 10: 3, 11: 3, 1: 3 }), round()),
    groups: [{ roundNumber: 1, startHole: 10, playerIds: ["Ana", "Ben"] }],
  };
  expect(betsOf(game)).toEqual([
    ["front", "1 up", "win", 200],
    ["back", "2&1", "win", 200],
    ["overall", "3&2", "win", 200],
  ]);
  expect(settle(game).matches[0]?.margin).toBe("3&2");
});
