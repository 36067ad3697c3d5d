import { expect, test } from "vitest";
import { concerned } from "./concerned.ts";

test("what a cancelled event has is counted in words", () => {
  expect(concerned({ players: 8, waiting: 2, cards: 1, games: 0 })).toBe(
    "8 players, 2 on the waitlist and 1 card with scores",
  );
  expect(concerned({ players: 1, waiting: 0, cards: 0, games: 0 })).toBe("1 player");
  expect(concerned({ players: 0, waiting: 0, cards: 0, games: 0 })).toBe("");
});
