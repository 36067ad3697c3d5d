import { expect, test } from "vitest";
import { hole } from "../../../../outbox/testing.ts";
import { isSameCard } from "./submitCard.ts";

const cardOf = (...scores: ReadonlyArray<ReturnType<typeof hole>>) =>
  new Map(scores.map((score) => [score.holeNumber, score]));

const seen = cardOf(hole(1, 4), hole(2, 5));

test("a card is the same in whatever order its holes were entered", () => {
  expect(isSameCard(seen, cardOf(hole(2, 5), hole(1, 4)))).toBe(true);
});

test.each([
  ["other strokes", cardOf(hole(1, 4), hole(2, 6))],
  ["putts", cardOf(hole(1, 4), { ...hole(2, 5), putts: 2 })],
  ["a penalty", cardOf(hole(1, 4), { ...hole(2, 5), penalties: 1 })],
  ["a note", cardOf(hole(1, 4), { ...hole(2, 5), notes: "Lost a ball" })],
  ["a hole less", cardOf(hole(1, 4))],
  ["a hole more", cardOf(hole(1, 4), hole(2, 5), hole(3, 3))],
  ["another hole", cardOf(hole(1, 4), hole(3, 5))],
])("with %s it is another card", (_what, now) => {
  expect(isSameCard(seen, now)).toBe(false);
});
