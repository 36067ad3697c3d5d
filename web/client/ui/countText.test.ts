import { expect, test } from "vitest";
import { countText } from "./countText.ts";

test("things are counted as people say it", () => {
  expect([countText(1, "skin"), countText(0, "skin"), countText(0.5, "point")]).toEqual([
    "1 skin",
    "0 skins",
    "0.5 points",
  ]);
});
