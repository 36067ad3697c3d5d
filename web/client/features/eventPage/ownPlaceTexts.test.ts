import { expect, test } from "vitest";
import { canWithdraw, placeSentence } from "./ownPlaceTexts.ts";

const registered = { status: "registered", playerStatus: "playing", waitlistReason: null } as const;
const waiting = {
  ...registered,
  status: "waitlist",
  waitlistReason: "You are number 2 in line. All 40 places were taken when you registered.",
} as const;
const left = { ...registered, playerStatus: "withdrawn" } as const;

test("who waits reads the place in the line and why", () => {
  expect(placeSentence(waiting)).toBe(waiting.waitlistReason);
  expect(placeSentence(registered)).toBeNull();
  expect(placeSentence(left)).toBe("You have withdrawn from this event.");
});

test("players and those who wait may leave while the event is not over", () => {
  for (const status of ["upcoming", "active"] as const) {
    expect(canWithdraw({ status }, registered)).toBe(true);
    expect(canWithdraw({ status }, waiting)).toBe(true);
    expect(canWithdraw({ status }, left)).toBe(false);
  }
  for (const status of ["completed", "cancelled"] as const) {
    expect(canWithdraw({ status }, registered)).toBe(false);
  }
});
