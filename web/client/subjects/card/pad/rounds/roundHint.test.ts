import { expect, test } from "vitest";
import { HoleNumber } from "../../../../../../domain/shared/values.ts";
import { at, card, score } from "../testing.ts";
import { roundHint } from "./roundHint.ts";

const late = (...holes: ReadonlyArray<number>) =>
  holes.map((hole) => ({
    ...{ holeNumber: HoleNumber.make(hole), strokes: 4, pickedUp: false, conceded: false },
    receivedAt: at,
  }));

test("a round says of late scores who decides about them, also if nothing else stands there", () => {
  expect(roundHint({ ...card([]), late: late(7) })).toBe(
    "The score of hole 7 came after the end. The organiser decides about it.",
  );
  expect(roundHint({ ...card([score(1, 4)]), isComplete: true, late: late(1, 2) })).toBe(
    "The scores of holes 1 and 2 came after the end. The organiser decides about them.",
  );
});

test("otherwise it says who acts next, if that is somebody else", () => {
  expect(roundHint(undefined)).toBeNull();
  expect(roundHint(card([score(1, 4)]))).toBeNull();
  expect(roundHint({ ...card([score(1, 4)]), isComplete: true })).toContain("signs it next");
});
