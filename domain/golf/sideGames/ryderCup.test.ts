import { describe, expect, test } from "vitest";
import { card, joined, moneyOf, sideGame, terms } from "./examples.ts";
import { settle } from "./settle.ts";
import type { ArrangedMatch, SideGame } from "./sideGame.ts";

const member = (name: string, teamName: string | null) => joined(name, { teamName });
const participants = [
  member("Ana", "Europe"),
  member("Ben", "USA"),
  member("Cleo", "Europe"),
  member("Dan", "USA"),
];
const group = { roundNumber: 1, playerIds: ["Dan", "Cleo", "Ana", "Ben"] };

/** One hole, in the order of the participants. */
const cup = (scores: ReadonlyArray<number>, change: Partial<SideGame> = {}) =>
  sideGame({
    terms: terms(1, { gameType: "ryder_cup", gameFormat: "team" }),
    participants,
    cards: scores.map((score, index) => card(participants[index]?.id ?? "", [score])),
    groups: [group],
    ...change,
  });

const pointsOf = (game: SideGame) =>
  settle(game).standing.map(({ teamName, points }) => `${teamName} ${points}`);

describe("pairings of the teams", () => {
  const pairsOf = (game: SideGame) =>
    settle(game).matches.map(({ playerId, opponentId }) => `${playerId}-${opponentId}`);

  test("players of opposite teams in one group meet, in the order of their positions", () => {
    expect(pairsOf(cup([]))).toEqual(["Ana-Ben", "Cleo-Dan"]);
  });

  test("two players who are alone in the game always meet", () => {
    expect(pairsOf(cup([], { participants: participants.slice(0, 2), groups: [] }))).toEqual([
      "Ana-Ben",
    ]);
  });

  test("an arranged match comes before the groups, unless both players are of one team", () => {
    const arranged = (playerId: string, opponentId: string): ArrangedMatch => ({
      matchId: "m1",
      roundNumber: 1,
      playerId,
      opponentId,
      result: null,
      margin: null,
    });
    expect(pairsOf(cup([], { arrangedMatches: [arranged("Ana", "Dan")] }))).toEqual([
      "Ana-Dan",
      "Cleo-Ben",
    ]);
    expect(pairsOf(cup([], { arrangedMatches: [arranged("Ana", "Cleo")] }))).toEqual([
      "Ana-Ben",
      "Cleo-Dan",
    ]);
    expect(pairsOf(cup([], { arrangedMatches: [arranged("Ana", "Zoe")] }))).toEqual([
      "Ana-Ben",
      "Cleo-Dan",
    ]);
  });
});

test("a won match gives one point and a halved match half a point, and the better team gets the purse", () => {
  const game = cup([3, 4, 4, 4]);
  expect(pointsOf(game)).toEqual(["Europe 1.5", "USA 0.5"]);
  expect(moneyOf(game)).toEqual({ Ana: 50, Cleo: 50 });
});

test("level teams share the purse", () => {
  expect(pointsOf(cup([3, 4, 4, 3]))).toEqual(["Europe 1", "USA 1"]);
  expect(moneyOf(cup([3, 4, 4, 3]))).toEqual({ Ana: 25, Ben: 25, Cleo: 25, Dan: 25 });
});

test("the purse is paid when every match is decided or the event is over", () => {
  expect(moneyOf(cup([3, 4]))).toEqual({});
  expect(moneyOf(cup([3, 4], { isCompleted: true }))).toEqual({ Ana: 100 });
  expect(moneyOf(cup([3, 4, 5], { isCompleted: true }))).toEqual({ Ana: 50, Cleo: 50 });
  expect(moneyOf(cup([], { isCompleted: true }))).toEqual({});
});

test("nothing is paid while the matches of a round are not known", () => {
  const stakes = [
    { purse: 100, rounds: [1, 2].map((roundNumber) => ({ roundNumber, holeNumbers: [1] })) },
  ];
  const game = cup([3, 4, 3, 4]);
  expect(moneyOf({ ...game, terms: { ...game.terms, stakes } })).toEqual({});
});

test("the matches of several rounds are added up", () => {
  const second = { roundNumber: 2 };
  const stakes = [
    { purse: 100, rounds: [1, 2].map((roundNumber) => ({ roundNumber, holeNumbers: [1] })) },
  ];
  const game = cup([3, 4, 3, 4]);
  const cards = [...game.cards, ...participants.map(({ id }) => card(id, [4], second))];
  const groups = [group, { ...group, ...second }];
  const both = { ...game, cards, groups, terms: { ...game.terms, stakes } };
  expect(pointsOf(both)).toEqual(["Europe 3", "USA 1"]);
  expect(settle(both).matches).toHaveLength(4);
});

test("a team loses the match of its player who withdraws", () => {
  const left = participants.map((each) =>
    each.id === "Ana" ? { ...each, playerStatus: "withdrawn" as const } : each,
  );
  expect(pointsOf(cup([3, 4, 4, 4], { participants: left }))).toEqual(["Europe 1.5", "USA 0.5"]);
  const early = cup([3, 4, 4, 4], { participants: left });
  const cards = early.cards.filter(({ playerId }) => playerId !== "Ana");
  expect(pointsOf({ ...early, cards })).toEqual(["USA 1.5", "Europe 0.5"]);
});

test.for([
  [[member("Ana", "Europe"), member("Ben", "Europe")]],
  [[member("Ana", "A"), member("Ben", "B"), member("Cleo", "C")]],
  [[member("Ana", null), member("Ben", null)]],
])("without exactly two teams nothing is scored", ([players = []]) => {
  expect(settle(cup([3, 4], { participants: players }))).toMatchObject({
    note: "Ryder Cup needs exactly two teams.",
    unclaimed: 100,
    matches: [],
  });
});
