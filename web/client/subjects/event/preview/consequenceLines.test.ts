import { expect, test } from "vitest";
import { Cents, PlayerId, SideGameId } from "../../../../../domain/shared/values.ts";
import type { CorrectionPreview } from "../../../../contract/card/correctionPreview.ts";
import { consequenceLines } from "./consequenceLines.ts";

const idOf = (n: number) => PlayerId.make(`00000000-0000-4000-8000-${String(n).padStart(12, "0")}`);
const nameOf = (playerId: string) => `Player ${Number(playerId.slice(-12))}`;
const nothing: CorrectionPreview = {
  leaderboard: [],
  samePlace: [],
  attestationsInvalidated: 0,
  sideGames: [],
  matches: [],
};
const line = ([position, total]: readonly [string, string]) => ({
  place: Number(position),
  toPar: 0,
  position,
  total,
});
const move = (n: number, before: readonly [string, string], after: readonly [string, string]) => ({
  userId: idOf(n),
  before: line(before),
  after: line(after),
});

test("says so where nobody moves", () => {
  const { lines, more } = consequenceLines(nothing, nameOf, idOf(1));
  expect(lines).toEqual(["No place on the leaderboard changes"]);
  expect(more).toEqual([]);
});

test("whose total changes comes first, and a long tail of places waits behind the first six", () => {
  const others = Array.from({ length: 9 }, (_, at) =>
    move(at + 2, [String(at + 2), "+1"], [String(at + 1), "+1"]),
  );
  const leaderboard = [...others, move(1, ["1", "E"], ["10", "+9"])];
  const { lines, more } = consequenceLines(
    { ...nothing, leaderboard, attestationsInvalidated: 2 },
    nameOf,
    idOf(1),
  );
  expect(lines.slice(0, 2)).toEqual(["Player 1: 1 (E) → 10 (+9)", "Player 2: 2 → 1"]);
  expect(lines).toHaveLength(8);
  expect(lines.at(-1)).toBe("2 signatures no longer count");
  expect(more).toEqual(["Player 8: 8 → 7", "Player 9: 9 → 8", "Player 10: 10 → 9"]);
});

test("money is told in dollars and cents", () => {
  const sideGameId = SideGameId.make("00000000-0000-4000-8000-000000000009");
  const winnings = [{ userId: idOf(1), before: Cents.make(30_00), after: Cents.make(0) }];
  const sideGames = [{ sideGameId, name: "Skins", winnings }];
  const { lines } = consequenceLines({ ...nothing, sideGames }, nameOf, idOf(1));
  expect(lines.at(-1)).toBe("Skins, Player 1: $30.00 → $0.00");
});

test("the corrected player comes first and always has a total, and a changed tie is told", () => {
  const linesOf = (samePlace: CorrectionPreview["samePlace"]) =>
    consequenceLines({ ...nothing, samePlace }, nameOf, idOf(1)).lines;
  const tie = { ...move(2, ["3", "+1"], ["3", "+1"]) };
  const untied = { ...tie, before: { ...tie.before, position: "T3" } };
  expect(linesOf([untied, move(1, ["4", "+2"], ["4", "+3"])])).toEqual([
    "Player 1: 4 (+2) → 4 (+3)",
    "Player 2: T3 → 3",
  ]);
  expect(linesOf([move(1, ["4", "+2"], ["4", "+2"])])).toEqual(["Player 1: stays 4 (+2)"]);
});

test("where a whole round is corrected, the first of those with another total are told", () => {
  const samePlace = Array.from({ length: 8 }, (_, at) =>
    move(at + 1, [String(at + 1), "+4"], [String(at + 1), "+3"]),
  );
  const { lines, more } = consequenceLines({ ...nothing, samePlace }, nameOf, null);
  expect(lines).toHaveLength(6);
  expect(more).toEqual(["Player 7: 7 (+4) → 7 (+3)", "Player 8: 8 (+4) → 8 (+3)"]);
});
