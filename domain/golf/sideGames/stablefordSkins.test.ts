import { expect, test } from "vitest";
import { card, moneyOf, sideGame, terms } from "./examples.ts";
import { settle } from "./settle.ts";

const stableford = (holes: number) => terms(holes, { gameType: "stableford" });

test("the most points win the hole and everything that was carried to it", () => {
  const cards = [card("Ana", [4, 3]), card("Ben", [4, 4])];
  expect(moneyOf(sideGame({ terms: stableford(2), cards }))).toEqual({ Ana: 200 });
});

test("players without points on a hole are tied, whatever their strokes", () => {
  const cards = [card("Ana", [7]), card("Ben", [9])];
  expect(settle(sideGame({ terms: stableford(1), cards }))).toMatchObject({
    unclaimed: 100,
    holes: [{ state: "tied", results: [{ result: "0" }, { result: "0" }] }],
  });
});

test("net points count the strokes received", () => {
  const cards = [card("Ana", [4]), card("Ben", [4], { playingHandicap: 1 })];
  const game = sideGame({ terms: { ...stableford(1), scoring: "net" }, cards });
  expect(settle(game).holes[0]?.results).toEqual([
    { participantId: "Ana", result: "2", points: 2, winnings: 0 },
    { participantId: "Ben", result: "3", points: 3, winnings: 100 },
  ]);
});

test("the points of a side on a hole are the best points of its players", () => {
  const cards = [card("Ana", [3, 6]), card("Ben", [5, 4])];
  const participants = ["Ana", "Ben"].map((name) => ({
    id: name,
    playerId: name,
    teamName: "Eagles",
    partnerId: null,
    playerStatus: "playing" as const,
  }));
  const game = sideGame({ terms: { ...stableford(2), gameFormat: "team" }, cards, participants });
  expect(settle(game).standing).toMatchObject([{ teamName: "Eagles", points: 5, winnings: 200 }]);
});
