import { expect, test } from "vitest";
import { mayWithdraw } from "./ownPlace.ts";

test.each([
  ["registered", "playing", "upcoming", true],
  ["registered", "playing", "active", true],
  ["registered", "missed_cut", "active", true],
  ["waitlist", "playing", "active", true],
  ["cancelled", "playing", "upcoming", false],
  ["registered", "withdrawn", "active", false],
  ["registered", "disqualified", "active", false],
  ["registered", "playing", "completed", false],
  ["registered", "playing", "cancelled", false],
] as const)("who is %s and %s in an event that is %s: %s", (status, playerStatus, event, may) => {
  expect(mayWithdraw({ status, playerStatus }, { status: event })).toBe(may);
});
