import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Score, Scorecard } from "../../../../contract/card/scorecard.ts";
import { hasChanged } from "./cardsToSign.ts";
import { CardToVerify } from "./VerificationPending.tsx";

const score = (holeNumber: number, strokes: number) =>
  ({ holeNumber, strokes, putts: null, penalties: 0 }) as unknown as Score;

const card = (scores: ReadonlyArray<Score>) =>
  ({
    totalGrossScore: 0,
    totalAdjustedScore: 0,
    totalStablefordPoints: 0,
    verificationStatus: "pending",
    attestationCount: 0,
    scores,
  }) as unknown as Scorecard;

const opened = card([score(1, 4), score(2, 5)]);
const corrected = card([score(1, 3), score(2, 6)]);

test("a card has changed with the score of any hole, also when the totals are the same", () => {
  expect(hasChanged(opened, card([score(1, 4), score(2, 5)]))).toBe(false);
  expect(hasChanged(opened, corrected)).toBe(true);
  expect(hasChanged(opened, card([score(1, 4), score(2, 5), score(3, 4)]))).toBe(true);
  expect(hasChanged(opened, card([{ ...score(1, 4), penalties: 1 }, score(2, 5)]))).toBe(true);
});

test("a card has changed with its net and its points, as after another handicap", () => {
  expect(hasChanged(opened, { ...opened, totalAdjustedScore: 7 })).toBe(true);
  expect(hasChanged(opened, { ...opened, totalStablefordPoints: 4 })).toBe(true);
});

test("a card that was only signed has not changed", () => {
  const touched = { ...opened, attestationCount: 1, verificationStatus: "partial" as const };
  expect(hasChanged(opened, touched)).toBe(false);
});

test("the player sees the newest figures, and that they are not those of before", () => {
  const words = (now: typeof opened) =>
    renderToStaticMarkup(<CardToVerify opened={opened} card={now} />)
      .replace(/<[^>]+>/g, " ")
      .replace(/\s+/g, " ")
      .trim();
  expect(words(opened)).toBe("Holes 2 Gross 0 Net 0 Points 0");
  expect(words({ ...corrected, totalGrossScore: 9 })).toBe(
    "Holes 2 Gross 9 Net 0 Points 0 The card has changed since you opened it.",
  );
});
