import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Position } from "../../../domain/shared/recorded.ts";
import { tournamentId } from "../../../domain/tournament/examples.ts";
import { gatherChanges } from "./gatherChanges.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("the first changes are sent at once, later ones together, and of each model only the newest", () => {
  const sent: Array<ReadonlyArray<string>> = [];
  const change = gatherChanges((_, changes) =>
    sent.push(changes.map(({ model, version }) => `${model} ${version}`)),
  );
  const changes = (model: string, version: number) =>
    change({ tournamentId, model, version: Position.make(version) });

  changes("scorecards", 1);
  changes("leaderboard", 1);
  vi.advanceTimersByTime(0);
  expect(sent).toEqual([["scorecards 1", "leaderboard 1"]]);

  for (const version of [2, 3, 4]) changes("leaderboard", version);
  vi.advanceTimersByTime(24);
  expect(sent).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(sent.slice(1)).toEqual([["leaderboard 4"]]);

  vi.advanceTimersByTime(1000);
  changes("leaderboard", 5);
  vi.advanceTimersByTime(0);
  expect(sent.slice(2)).toEqual([["leaderboard 5"]]);
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(25);
  expect(vi.getTimerCount()).toBe(0);
});
