import { expect, test } from "vitest";
import { halves, sampleCup } from "./sampleMatches.ts";

test("the bar counts the matches that are over", () => {
  const { team1, team2, completedMatches, totalMatches } = sampleCup;
  expect([halves(team1.score), halves(team2.score)]).toEqual(["2½", "1½"]);
  expect(team1.score + team2.score).toBe(completedMatches);
  expect(totalMatches).toBeGreaterThan(completedMatches);
});

test.for([
  [0, "0"],
  [0.5, "½"],
  [3, "3"],
] as const)("%d points are written %s", ([points, text]) => {
  expect(halves(points)).toBe(text);
});
