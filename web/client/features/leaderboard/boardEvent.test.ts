import { expect, test } from "vitest";
import { type BoardEvent, boardOptions, firstChoice } from "./boardEvent.ts";

const completed = { numberOfRounds: 1, tieBreak: "shared", status: "completed" } as BoardEvent;

test("the board of a completed event is completed, that of a running one is not", () => {
  expect(boardOptions(completed, firstChoice).isCompleted).toBe(true);
  expect(boardOptions({ ...completed, status: "active" }, firstChoice).isCompleted).toBe(false);
});

test("a board opens with the totals of the event, gross, and round 1 (LEAD-02 to LEAD-04)", () => {
  expect(firstChoice).toEqual({ view: "event-total", scoring: "gross", round: 1 });
});
