import { expect, test } from "vitest";
import { range } from "../range.ts";
import { teamHandicap } from "./teamHandicap.ts";

const holes = range(1, 18).map(() => ({ par: 4 }));
const tee = { courseRating: 71.1, slopeRating: 129 };

test.for([
  ["35% and 15% of two, without a rated tee", [10, 20], null, 7],
  ["the higher weight for the lower handicap, whoever is listed first", [20, 10], null, 7],
  ["a handicap of 0 for a member without an index", [null, 20], null, 3],
  // 7.9 and 27.7 are course handicaps of 8.118 and 30.722 there: 2.841 and 4.608 strokes.
  ["course handicaps on a rated tee", [7.9, 27.7], tee, 7],
  ["25%, 20%, 15% and 10% of four", [4, 8, 12, 16], null, 6],
] as const)("the handicap of a team has %s", ([, indexes, tee, expected]) => {
  const members = indexes.map((handicapIndex) => ({ handicapIndex, tee }));
  expect(teamHandicap(members, holes)).toBe(expected);
});

test("the handicap of a team uses the tee that each member plays", () => {
  const forward = { courseRating: 66.3, slopeRating: 113 };
  const [ana, ben] = [
    { handicapIndex: 10, tee: null },
    { handicapIndex: 20, tee: forward },
  ];
  // Ben has 20 + 66.3 - 72 = 14.3 there: 3.5 and 2.145 strokes, with 20 they were 3.5 and 3.
  expect(teamHandicap([ana, ben], holes)).toBe(6);
  expect(teamHandicap([ana, { ...ben, tee: null }], holes)).toBe(7);
});
