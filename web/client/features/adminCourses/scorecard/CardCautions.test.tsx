import "../../../testing.ts";

import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { HoleNumber } from "../../../../../domain/shared/values.ts";
import { CardCautions } from "./CardCautions.tsx";

const hole = (number: number, handicap: number) => ({
  holeNumber: HoleNumber.make(number),
  handicap,
});

const wordsOf = (...holes: Parameters<typeof CardCautions>[0]["holes"]) =>
  renderToStaticMarkup(<CardCautions holes={holes} />)
    .replace(/<[^>]+>/g, " ")
    .trim();

test("the editor says once which stroke index is used twice", () => {
  expect(wordsOf(hole(1, 7), hole(2, 3), hole(3, 7))).toBe("Stroke index 7 is used twice");
  expect(wordsOf(hole(1, 7), hole(2, 7), hole(3, 7))).toBe("Stroke index 7 is used 3 times");
});

test("of a card in order it says nothing", () => {
  expect(wordsOf(hole(1, 7), hole(2, 3))).toBe("");
});
