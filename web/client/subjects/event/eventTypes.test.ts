import { expect, test } from "vitest";
import { eventTypeLabel } from "./eventTypes.ts";

test("the five types have names, any other is shown raw", () => {
  const types = ["tournament", "scramble", "match_play", "skins", "stroke_play", "glow_ball"];
  expect(types.map(eventTypeLabel)).toEqual([
    "Tournament",
    "Scramble",
    "Match Play",
    "Skins Game",
    "Stroke Play",
    "glow_ball",
  ]);
});
