import { expect, test } from "vitest";
import { placeSentence } from "./EventHead.tsx";

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
