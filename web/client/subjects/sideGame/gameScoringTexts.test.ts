import { expect, test } from "vitest";
import { gameScoringTexts } from "./gameScoringTexts.ts";

test("a game is gross or net, unless distances decide it", () => {
  expect(gameScoringTexts({ gameType: "skins", scoring: "net" })).toEqual(["Net"]);
  expect(gameScoringTexts({ gameType: "nassau", scoring: "gross" })).toEqual(["Gross"]);
  expect(gameScoringTexts({ gameType: "closest_to_pin", scoring: "gross" })).toEqual([]);
  expect(gameScoringTexts({ gameType: "longest_drive", scoring: "net" })).toEqual([]);
});
