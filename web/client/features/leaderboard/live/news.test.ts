import { expect, test } from "vitest";
import { options } from "../../../../../domain/golf/leaderboard/examples.ts";
import { rankLeaderboard } from "../../../../../domain/golf/leaderboard/rankLeaderboard.ts";
import { ana, ben, cleo } from "../../../../../domain/scorecard/examples.ts";
import { entry, round } from "../testing.ts";
import { announcement } from "./announcement.ts";
import { changedPlayers } from "./changedPlayers.ts";
import { addNews } from "./useJustIn.ts";

const before = [entry(ana, "Ana", round(ana, 1, 0, 3)), entry(ben, "Ben", round(ben, 1, 0, 3))];

test("who plays a hole and who is corrected has new scores, whoever else does not", () => {
  const played = [entry(ana, "Ana", round(ana, 1, 0, 4)), before[1]!];
  const corrected = [entry(ana, "Ana", round(ana, 1, 1, 3)), before[1]!];
  expect(changedPlayers(before, played)).toEqual([ana]);
  expect(changedPlayers(before, corrected)).toEqual([ana]);
  expect(changedPlayers(before, [...before].reverse())).toEqual([]);
});

test("who joins an open board brings no news", () => {
  const joined = [...before, entry(cleo, "Cleo", round(cleo, 1, 0, 1))];
  expect(changedPlayers(before, joined)).toEqual([]);
});

test("one line tells of the best placed of those with new scores", () => {
  const entries = [entry(ana, "Ana", round(ana, 1, 2)), entry(ben, "Ben", round(ben, 1, -1))];
  const standings = rankLeaderboard(entries, options);
  expect(announcement(standings, new Set([ana]))).toBe("Ana Ace is at +2, place 2.");
  expect(announcement(standings, new Set([ana, ben]))).toBe(
    "2 players have new scores. Ben Ace is at -1, place 1.",
  );
  expect(announcement(standings, new Set())).toBeNull();
});

test("the newest stands first, each player once, and the list stays short", () => {
  const at = (minute: number) => new Date(minute * 60_000);
  const first = addNews([], [ana, ben], at(1));
  expect(addNews(first, [ben], at(2))).toEqual([
    { playerId: ben, at: at(2) },
    { playerId: ana, at: at(1) },
  ]);
  const many = Array.from({ length: 9 }, (_, index) => `player ${index}` as typeof ana);
  expect(addNews(first, many, at(3))).toHaveLength(5);
});
