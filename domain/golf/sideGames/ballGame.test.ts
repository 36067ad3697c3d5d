import { describe, expect, test } from "vitest";
import type { Played } from "../played.ts";
import { card, joined, linesOf, moneyOf, sideGame, terms } from "./examples.ts";
import { settle } from "./settle.ts";
import type { SideGame, SideGameTerms } from "./sideGame.ts";

const pair = (name: string, teamName: string) => joined(name, { teamName });
const participants = [pair("Ana", "A"), pair("Ben", "A"), pair("Cleo", "C"), pair("Dan", "C")];
const cards = [card("Ana", [3, 6]), card("Ben", [5, 4]), card("Cleo", [4, 4]), card("Dan", [4, 4])];

const game = (change: Partial<SideGameTerms> = {}, more: Partial<SideGame> = {}) =>
  sideGame({
    terms: terms(2, { gameType: "best_ball", gameFormat: "team", ...change }),
    participants,
    cards,
    ...more,
  });

test("in best ball the best scores of a side are added up, and the lowest sum leads", () => {
  expect(linesOf(game())).toEqual(["1 Ana+Ben 200", "2 Cleo+Dan 0"]);
  expect(settle(game()).standing).toMatchObject([
    { teamName: "A", strokes: 7, toPar: -1 },
    { teamName: "C", strokes: 8, toPar: 0 },
  ]);
});

test("in worst ball the worst scores of a side are added up", () => {
  const worst = game({ gameType: "worst_ball" });
  expect(settle(worst).standing).toMatchObject([
    { teamName: "C", strokes: 8 },
    { teamName: "A", strokes: 11 },
  ]);
  expect(moneyOf(worst)).toEqual({ Cleo: 100, Dan: 100 });
});

test("net scoring deducts the strokes received", () => {
  const withHandicap = [...cards.slice(0, 3), card("Dan", [4, 4], { playingHandicap: 2 })];
  const net = game({ scoring: "net" }, { cards: withHandicap });
  expect(settle(net).standing[0]).toMatchObject({ teamName: "C", strokes: 6 });
});

test("the purse is divided by place", () => {
  expect(moneyOf(game({ payoutStructure: [75, 25] }))).toEqual({
    Ana: 75,
    Ben: 75,
    Cleo: 25,
    Dan: 25,
  });
});

describe("a ball game before its end", () => {
  const unfinished = [...cards.slice(0, 3), card("Dan", [4])];

  test("nobody has won while a card is unfinished, and only holes that count are added up", () => {
    const settled = settle(game({}, { cards: unfinished }));
    expect(settled).toMatchObject({ status: "running", unclaimed: 200, winnings: [] });
    expect(settled.standing.map(({ strokes }) => strokes)).toEqual([3, 4]);
  });

  test("when the event is over, the game pays on the holes that count", () => {
    expect(moneyOf(game({}, { cards: unfinished, isCompleted: true }))).toEqual({
      Ana: 100,
      Ben: 100,
    });
  });

  test("when no hole counts, nobody wins", () => {
    const settled = settle(game({}, { cards: [], isCompleted: true }));
    expect(settled).toMatchObject({ status: "final", unclaimed: 200 });
  });
});

test("a side that cannot finish comes last and wins nothing", () => {
  const leavers = participants.map((each) =>
    each.teamName === "A" ? { ...each, playerStatus: "withdrawn" as const } : each,
  );
  const left = game(
    { payoutStructure: [60, 40] },
    { participants: leavers, cards: [card("Ana", [3]), ...cards.slice(2)] },
  );
  expect(linesOf(left)).toEqual(["1 Cleo+Dan 120", "2 Ana 0"]);
  expect(settle(left).unclaimed).toBe(80);
});

test("with a purse for each round, each round has its own winner", () => {
  const second = { roundNumber: 2 };
  const stakes = [1, 2].map((roundNumber) => ({
    purse: 100,
    rounds: [{ roundNumber, holeNumbers: [1] }],
  }));
  const rounds = game(
    { stakes },
    {
      cards: [
        ...cards,
        ...["Ana", "Ben", "Cleo"].map((name) => card(name, [5], second)),
        card("Dan", [3], second),
      ],
    },
  );
  expect(moneyOf(rounds)).toEqual({ Ana: 50, Ben: 50, Cleo: 50, Dan: 50 });
  expect(settle(rounds).standing).toMatchObject([
    { teamName: "C", strokes: 7, place: 1 },
    { teamName: "A", strokes: 8, place: 2 },
  ]);
});

describe("a hole that was picked up", () => {
  const teamCards = (second: ReadonlyArray<Played | null>) => [
    ...[card("Ana", [4, "pickedUp"]), card("Ben", second), card("Cleo", [5, 6])],
  ];
  const play = (gameType: "best_ball" | "worst_ball", second: ReadonlyArray<Played | null>) =>
    settle(
      sideGame({
        participants: [
          joined("Ana", { teamName: "A" }),
          joined("Ben", { teamName: "A" }),
          joined("Cleo", { teamName: "C" }),
        ],
        terms: terms(2, { gameType, gameFormat: "team" }),
        cards: teamCards(second),
      }),
    );

  test("the partner's ball counts, and without one the side has no total and wins nothing", () => {
    expect(play("best_ball", [5, 5]).winnings.map(({ playerId }) => playerId)).toEqual([
      ...["Ana", "Ben"],
    ]);
    expect(play("best_ball", [5, "pickedUp"]).winnings).toEqual([
      { playerId: "Cleo", amount: 200 },
    ]);
  });

  test("it is the worst ball of its side", () =>
    expect(play("worst_ball", [5, 5]).winnings).toEqual([{ playerId: "Cleo", amount: 200 }]));
});
