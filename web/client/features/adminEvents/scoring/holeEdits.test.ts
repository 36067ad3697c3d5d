import { expect, test } from "vitest";
import { emptyHole, errorOfHole, isTouched, scoreOf } from "./holeEdits.ts";

const stored = { strokes: "5", putts: "8", penalties: "1", notes: "" };

test("what was left empty in a touched hole is par, two putts and no penalty", () => {
  expect(scoreOf(7, 3, { ...emptyHole, notes: "lost ball" })).toEqual({
    holeNumber: 7,
    strokes: 3,
    putts: 2,
    penalties: 0,
    notes: "lost ball",
  });
});

test("what was typed is sent, also a zero", () => {
  const edit = { strokes: "4", putts: "0", penalties: "2", notes: "" };
  expect(scoreOf(1, 5, edit)).toMatchObject({ strokes: 4, putts: 0, penalties: 2 });
});

test("a hole is touched only while it differs from the card", () => {
  expect(isTouched(stored, stored)).toBe(false);
  expect(isTouched({ ...stored, putts: "7" }, stored)).toBe(true);
  expect(isTouched({ ...emptyHole, strokes: " " }, emptyHole)).toBe(false);
});

test.each([
  [{ strokes: "13" }, "Strokes must be between 1 and 12"],
  [{ strokes: "0" }, "Strokes must be between 1 and 12"],
  [{ strokes: "4.5" }, "Strokes must be between 1 and 12"],
  [{ putts: "7" }, "Putts must be between 0 and 6"],
  [{ penalties: "6" }, "Penalties must be between 0 and 5"],
  [{ strokes: "12", putts: "6", penalties: "5" }, null],
])("of a hole with %o it says: %s", (typed, sentence) => {
  expect(errorOfHole({ ...emptyHole, ...typed }, emptyHole)).toBe(sentence);
});

test("eight putts that the player has entered may stay", () => {
  expect(errorOfHole({ ...stored, strokes: "6" }, stored)).toBeNull();
});
