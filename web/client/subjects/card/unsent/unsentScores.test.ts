import { expect, test } from "vitest";
import { scoresText, unsentText } from "./unsentScores.ts";

test("scores that are not sent yet are told with their event", () => {
  expect(unsentText(1, "Gorse Medal")).toBe(
    "1 score of Gorse Medal waits on this device and is not sent yet.",
  );
  expect(unsentText(18, "Gorse Medal")).toBe(
    "18 scores of Gorse Medal wait on this device and are not sent yet.",
  );
  expect([1, 18].map(scoresText)).toEqual(["1 score", "18 scores"]);
});
