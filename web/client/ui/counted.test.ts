import { expect, test } from "vitest";
import { counted } from "./counted.ts";

test("things are counted as people say it", () => {
  expect([counted(1, "skin"), counted(0, "skin"), counted(0.5, "point")]).toEqual([
    "1 skin",
    "0 skins",
    "0.5 points",
  ]);
});
