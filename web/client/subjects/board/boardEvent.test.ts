import { expect, test } from "vitest";
import { player, to } from "../../../../domain/golf/leaderboard/examples.ts";
import { HoleNumber, RoundNumber } from "../../../../domain/shared/values.ts";
import type { LeaderboardEntry } from "../../../contract/board/leaderboard.ts";
import {
  type BoardEvent,
  type BoardTerms,
  boardOptions,
  firstChoiceOf,
  playStateOf,
  roundsText,
} from "./boardEvent.ts";

const completed = { numberOfRounds: 1, tieBreak: "shared", status: "completed" } as BoardEvent;
const firstChoice = firstChoiceOf({ scoring: "gross" });

test("the board of a completed event is completed, that of a running one is not", () => {
  expect(boardOptions(completed, firstChoice).isCompleted).toBe(true);
  expect(boardOptions({ ...completed, status: "active" }, firstChoice).isCompleted).toBe(false);
});

test.each(["gross", "net", "stableford"] as const)(
  "a board of an event in %s opens on it",
  (scoring) => {
    expect(firstChoiceOf({ scoring })).toEqual({ view: "event-total", scoring, round: 1 });
  },
);

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

const round = (roundNumber: number, change = {}) => ({
  roundNumber: RoundNumber.make(roundNumber),
  ...{ counts: true, holes: null, reason: null, ...change },
});
const event: BoardTerms = {
  ...{ numberOfRounds: 2, tieBreak: "shared", status: "active" },
  rounds: [round(1), round(2)],
};
const nine = { holes: [1, 2, 3, 4, 5, 6, 7, 8, 9].map((hole) => HoleNumber.make(hole)) };
const entries = [player("Ana", to(0))] as unknown as ReadonlyArray<LeaderboardEntry>;

test("the head of a board says which round was cancelled, and after how many holes one ended", () => {
  expect(roundsText(event, entries)).toEqual([]);
  const cancelled = { ...event, rounds: [round(1), round(2, { counts: false })] };
  expect(roundsText(cancelled, entries)).toEqual(["Round 2 cancelled"]);
  expect(roundsText({ ...event, rounds: [round(1, nine), round(2)] }, entries)).toEqual([
    "Round 1 after 9 holes",
  ]);
  const single: BoardTerms = { ...event, numberOfRounds: 1, rounds: [round(1, nine)] };
  expect(roundsText(single, entries)).toEqual(["after 9 holes"]);
});

test("once the event is over, the head says after which round", () => {
  expect(roundsText({ ...event, status: "completed" }, entries)).toEqual(["after round 1"]);
});
