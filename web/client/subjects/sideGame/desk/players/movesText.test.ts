import { expect, test } from "vitest";
import { Cents, PlayerId, SideGameId } from "../../../../../../domain/shared/values.ts";
import type { SideGamePlayersChanged } from "../../../../../contract/sideGame/sideGamePlayers.ts";
import { movesText } from "./movesText.ts";

const idOf = (n: number) => PlayerId.make(`00000000-0000-4000-8000-${String(n).padStart(12, "0")}`);
const [ana, ben] = [idOf(1), idOf(2)];
const nameOf = (id: string) => (id === ana ? "Ana" : "Ben");
const nothing: SideGamePlayersChanged = {
  players: [{ playerId: ana, done: true, error: null }],
  changes: {
    attestationsInvalidated: 0,
    leaderboard: [],
    samePlace: [],
    sideGames: [],
    matches: [],
  },
};

test("where nothing moves it says so", () => {
  expect(movesText(nothing, nameOf)).toEqual(["Nobody wins more or less by it."]);
});

test("who cannot come in is told with the reason, and the money with both amounts", () => {
  const sideGameId = SideGameId.make("00000000-0000-4000-8000-000000000009");
  const winnings = [
    { userId: ana, before: Cents.make(30_00), after: Cents.make(0) },
    { userId: ben, before: Cents.make(0), after: Cents.make(30_00) },
  ];
  const moved: SideGamePlayersChanged = {
    players: [{ playerId: ben, done: false, error: "This side game is full" }],
    changes: { ...nothing.changes, sideGames: [{ sideGameId, name: "Skins", winnings }] },
  };
  expect(movesText(moved, nameOf)).toEqual([
    "Ben cannot be changed: This side game is full",
    "Ana wins $0.00 instead of $30.00",
    "Ben wins $30.00 instead of $0.00",
  ]);
});
