import { expect, test } from "vitest";
import { options } from "../../../../../domain/golf/leaderboard/examples.ts";
import { rankLeaderboard } from "../../../../../domain/golf/leaderboard/rankLeaderboard.ts";
import { ana, ben, cleo } from "../../../../../domain/scorecard/examples.ts";
import { entry, round } from "../testing.ts";
import { announcement, changedPlayers, justIn, newestText } from "./news.ts";

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

test("what came in last stands first, a player once, and the list stays short", () => {
  const latest = (playerId: typeof ana, roundNumber: number, minute: number) => ({
    ...round(playerId, roundNumber, 0, 3),
    latest: { holeNumber: 3, par: 4, strokes: 3, at: new Date(minute * 60_000).toISOString() },
  });
  const entries = [
    entry(ana, "Ana", latest(ana, 1, 1), latest(ana, 2, 5)),
    entry(ben, "Ben", latest(ben, 1, 7)),
    entry(cleo, "Cleo", round(cleo, 1, 0, 0)),
  ];
  expect(justIn(entries).map(({ playerId, roundNumber }) => [playerId, roundNumber])).toEqual([
    [ben, 1],
    [ana, 2],
  ]);
  expect(newestText(entries)).toBe("Ben Ace: birdie, 3 on hole 3");
  expect(newestText(before)).toBeNull();
  const many = Array.from({ length: 9 }, (_, index) => {
    const player = `player ${index}` as typeof ana;
    return entry(player, "Many", latest(player, 1, index));
  });
  expect(justIn(many)).toHaveLength(5);
});
