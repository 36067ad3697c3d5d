import { describe, expect, test } from "vitest";
import { card, joined, moneyOf, sideGame, terms } from "./examples.ts";
import { settle } from "./settle.ts";
import type { Participant, SideGame } from "./sideGame.ts";

const skins = (last: Partial<Participant>, change: Partial<SideGame> = {}) =>
  sideGame({
    terms: terms(2),
    participants: [joined("Ana"), joined("Ben"), joined("Cleo", last)],
    cards: [card("Ana", [3, 3]), card("Ben", [4, 4])],
    ...change,
  });

const playersOf = (game: SideGame) => settle(game).playerIds;

describe("who joined a game and has no score on its holes", () => {
  test.for(["withdrawn", "missed_cut", "disqualified"] as const)(
    "has not played it when they are %s: the others play on without them",
    (playerStatus) => {
      const game = skins({ playerStatus });
      expect(settle(game)).toMatchObject({ status: "final", playerIds: ["Ana", "Ben"] });
      expect(moneyOf(game)).toEqual({ Ana: 200 });
    },
  );

  test("is waited for while they may still begin, and not once the event is over", () => {
    expect(settle(skins({}))).toMatchObject({ status: "running", unclaimed: 200 });
    const over = skins({}, { isCompleted: true });
    expect(settle(over)).toMatchObject({ unclaimed: 0, playerIds: ["Ana", "Ben"] });
  });

  test("plays it with the first score on one of its holes, and with no other", () => {
    const withdrawn = { playerStatus: "withdrawn" } as const;
    const { cards } = skins(withdrawn);
    const behind = [...cards, card("Cleo", [null, null, 4])];
    expect(playersOf(skins(withdrawn, { cards: behind }))).toEqual(["Ana", "Ben"]);
    const other = [...cards, card("Cleo", [4], { roundNumber: 2 })];
    expect(playersOf(skins(withdrawn, { cards: other }))).toEqual(["Ana", "Ben"]);
    const begun = [...cards, card("Cleo", [4])];
    expect(playersOf(skins(withdrawn, { cards: begun }))).toEqual(["Ana", "Ben", "Cleo"]);
  });

  test("has played it with a distance", () => {
    const game = skins(
      { playerStatus: "withdrawn" },
      {
        terms: terms(2, { gameType: "closest_to_pin" }),
        records: [
          { kind: "distance", playerId: "Cleo", roundNumber: 1, holeNumber: 1, distance: 3 },
        ],
      },
    );
    expect(playersOf(game)).toEqual(["Ana", "Ben", "Cleo"]);
  });

  test("stays in the game as long as nobody has begun", () => {
    const nobody = skins({ playerStatus: "withdrawn" }, { cards: [] });
    expect(playersOf(nobody)).toEqual(["Ana", "Ben", "Cleo"]);
  });
});

test("the matches of the others stay as they are without somebody who never came", () => {
  const names = ["Ana", "Ben", "Cleo", "Dan"];
  const game = sideGame({
    terms: terms(1, { gameType: "match_play" }),
    participants: names.map((name) => joined(name)),
    cards: [card("Ana", [4]), card("Cleo", [3]), card("Dan", [4])],
    groups: [{ roundNumber: 1, playerIds: names }],
    isCompleted: true,
  });
  const pairs = settle(game).matches.map(({ playerId, opponentId }) => `${playerId}-${opponentId}`);
  expect(pairs).toEqual(["Ana-Ben", "Cleo-Dan"]);
  expect(playersOf(game)).toEqual(["Ana", "Cleo", "Dan"]);
});
