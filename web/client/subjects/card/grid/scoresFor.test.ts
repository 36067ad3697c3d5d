import { expect, test } from "vitest";
import { clearedHoles } from "./scoresFor.ts";

test("clearing a card takes back every hole of it, over what its writer saw", () => {
  const scores = [
    { holeNumber: 1, strokes: 4 },
    { holeNumber: 3, strokes: null, pickedUp: true, conceded: false },
  ] as never;
  expect(clearedHoles({ scores })).toEqual([
    { holeNumber: 1, strokes: null, basedOn: 4 },
    { holeNumber: 3, strokes: null, basedOn: 0 },
  ]);
});
