import { expect, test } from "vitest";
import { range } from "../range.ts";
import { teamHandicap } from "./teamHandicap.ts";

const holes = range(1, 18).map(() => ({ par: 4 }));
const tee = { courseRating: 71.1, slopeRating: 129 };

test.for([
  ["35% and 15% of two, without a rated tee", [10, 20], null, 7],
  ["the lower one first, whoever is listed first", [20, 10], null, 7],
  ["no index is 0", [null, 20], null, 3],
  // 7.9 and 27.7 are course handicaps of 8.118 and 30.722 there: 2.841 and 4.608 strokes.
  ["course handicaps on a rated tee", [7.9, 27.7], tee, 7],
  ["25%, 20%, 15% and 10% of four", [4, 8, 12, 16], null, 6],
] as const)("a team has %s", ([, indexes, tee, expected]) => {
  expect(teamHandicap(indexes, { tee, holes })).toBe(expected);
});
