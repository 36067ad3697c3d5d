import { expect, test } from "vitest";
import { pointsText, toParText } from "./toPar.ts";

test.for([
  [-12, "-12"],
  [-1, "-1"],
  [0, "E"],
  [-0, "E"],
  [4, "+4"],
] as const)("%d to par reads %s", ([toPar, text]) => {
  expect(toParText(toPar)).toBe(text);
});

test('points are shown with "pts"', () => {
  expect([pointsText(0), pointsText(1), pointsText(36)]).toEqual(["0 pts", "1 pts", "36 pts"]);
});
