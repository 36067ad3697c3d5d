import { describe, expect, test } from "vitest";
import { card, joined, linesOf, moneyOf, sideGame, terms } from "./examples.ts";
import { settle } from "./settle.ts";
import type { SideGame } from "./sideGame.ts";

const entry = (playerId: string, holeNumber: number, distance: number) => ({
  kind: "distance" as const,
  playerId,
  roundNumber: 1,
  holeNumber,
  distance,
});

const game = (
  change: Partial<SideGame>,
  gameType: "closest_to_pin" | "longest_drive" = "closest_to_pin",
) =>
  sideGame({
    terms: terms(2, { gameType }),
    cards: ["Ana", "Ben", "Cleo"].map((name) => card(name, [4, 4])),
    ...change,
  });

describe("closest to the pin", () => {
  const entries = [entry("Ana", 1, 12.5), entry("Ben", 1, 3.2), entry("Cleo", 2, 9)];

  test("the shortest distance wins the hole", () => {
    expect(moneyOf(game({ records: entries }))).toEqual({ Ben: 100, Cleo: 100 });
    expect(settle(game({ records: entries })).holes[0]).toMatchObject({
      state: "counted",
      winnerIds: ["Ben"],
      results: [
        { participantId: "Ana", result: "12.5", points: 0, winnings: 0 },
        { participantId: "Ben", result: "3.2", points: 1, winnings: 100 },
      ],
    });
  });

  test("a leftover cent decides the place of players who have won as many holes", () => {
    const stakes = [{ purse: 201, rounds: [{ roundNumber: 1, holeNumbers: [1, 2] }] }];
    const uneven = { ...terms(2, { gameType: "closest_to_pin" }), stakes };
    expect(linesOf(game({ records: entries, terms: uneven }))).toEqual([
      "1 Ben 101",
      "2 Cleo 100",
      "3 Ana 0",
    ]);
  });

  test("players with equal distances share the hole, and leftover cents go in the order of joining", () => {
    const level = [entry("Cleo", 1, 3), entry("Ana", 1, 3), entry("Ben", 1, 3)];
    expect(moneyOf(game({ records: level }))).toEqual({ Ana: 34, Ben: 33, Cleo: 33 });
  });

  test("a hole without an entry stays open, is not paid, and its value is not carried over", () => {
    const open = game({ records: [entry("Ben", 2, 3)] });
    const settled = settle(open);
    expect(settled.holes.map(({ state, carriedIn }) => [state, carriedIn])).toEqual([
      ["open", 0],
      ["counted", 0],
    ]);
    expect(settled).toMatchObject({ status: "running", unclaimed: 100 });
    expect(settle({ ...open, isCompleted: true })).toMatchObject({
      status: "final",
      unclaimed: 100,
    });
  });

  test("nobody wins a hole before everybody has played it", () => {
    const cards = [card("Ana", [4, 4]), card("Ben", [4]), card("Cleo", [4])];
    expect(moneyOf(game({ records: entries, cards }))).toEqual({ Ben: 100 });
  });

  test("the entry of a disqualified player does not count", () => {
    const participants = [
      joined("Ana"),
      joined("Ben", { playerStatus: "disqualified" }),
      joined("Cleo"),
    ];
    expect(moneyOf(game({ records: entries, participants }))).toEqual({ Ana: 100, Cleo: 100 });
  });

  test("an entry starts the game, even without cards", () => {
    const before = game({ cards: [], participants: [joined("Ana")] });
    expect(settle(before).status).toBe("not_started");
    expect(settle({ ...before, records: entries }).status).toBe("running");
  });
});

test("in the longest drive the longest distance wins the hole", () => {
  const entries = [entry("Ana", 1, 240), entry("Ben", 1, 251.5), entry("Cleo", 2, 200)];
  expect(moneyOf(game({ records: entries }, "longest_drive"))).toEqual({ Ben: 100, Cleo: 100 });
});
