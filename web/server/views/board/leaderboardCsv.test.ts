import { expect, test } from "vitest";
import { fileNameOf } from "./leaderboardCsv.ts";

test.for([
  ["Summer Open", "summer-open-leaderboard.csv"],
  ['Ányos "Cup" 2026\r\n', "anyos-cup-2026-leaderboard.csv"],
  ["日本", "leaderboard.csv"],
] as const)("the file of %j is %s", ([name, file]) => {
  expect(fileNameOf(name)).toBe(file);
});
