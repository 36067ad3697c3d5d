import { expect, test } from "vitest";
import { playStateOf } from "./playState.ts";

test("a board is live from the day of the start to the end of the event", () => {
  expect(playStateOf("upcoming", 0)).toBe("not started");
  expect(playStateOf("active", 0)).toBe("live");
  expect(playStateOf("active", 2)).toBe("live");
  expect(playStateOf("completed", 2)).toBe("final");
  expect(playStateOf("cancelled", 1)).toBe("cancelled");
});

test("who plays before the day of the start is followed live", () => {
  expect(playStateOf("upcoming", 1)).toBe("live");
});
