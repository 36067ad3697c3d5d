import { expect, test } from "vitest";
import { type BoardEvent, boardOptions, firstChoiceOf } from "./boardEvent.ts";

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
