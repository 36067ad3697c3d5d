import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { RoundHole } from "../roundCard.ts";
import { holes } from "../testing.ts";
import { HoleHead } from "./HoleHead.tsx";

const wordsOn = (changes: Partial<RoundHole>, partner: string | null = null) => {
  const [first] = holes;
  const hole = { ...first, strokesReceived: 0, ...changes } as RoundHole;
  const markup = renderToStaticMarkup(<HoleHead hole={hole} seed="links" partner={partner} />);
  return markup
    .replace(/<svg.*<\/svg>/u, "")
    .replace(/<[^>]+>/gu, " ")
    .replace(/\s+/gu, " ")
    .trim();
};

test.each([
  [{ yards: 342 }, "Hole 1 Par 4 HCP 1 Yards 342"],
  [{ yards: null }, "Hole 1 Par 4 HCP 1"],
  [{ strokesReceived: 2 }, "Hole You get 2 strokes here 1 Par 4 HCP 1"],
  [{ strokesReceived: -1 }, "Hole You give 1 stroke back here 1 Par 4 HCP 1"],
  [{ strokesReceived: null }, "Hole 1 Par 4 HCP 1"],
])("of a hole with %o the head says: %s", (changes, words) => {
  expect(wordsOn(changes)).toBe(words);
});

test("of a partner it does not say you", () => {
  const words = "Hole Gets 1 stroke here 1 Par 4 HCP 1";
  expect(wordsOn({ strokesReceived: 1 }, "Ben")).toBe(words);
});
