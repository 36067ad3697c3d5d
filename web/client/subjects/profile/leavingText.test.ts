import { expect, test } from "vitest";
import { WallClock } from "../../../../domain/shared/values.ts";
import { leavingText } from "./WithdrawDialog.tsx";

const name = "Midsummer Open";
const ahead = { name, status: "upcoming", startDate: WallClock.make("2999-06-13") } as const;
const begun = { name, status: "active", startDate: WallClock.make("2025-06-13") } as const;

test("a place goes to the next in line, until the event has started", () => {
  expect(leavingText("registered", ahead)).toBe(
    "Your place in Midsummer Open goes to the next in line. You may register again later.",
  );
  expect(leavingText("registered", begun)).toBe(
    "Midsummer Open has started: you stay on the board, marked WD.",
  );
});

test("who waits gives up a place in the line, and none on the board", () => {
  expect(leavingText("waitlist", ahead)).toBe(
    "You give up your place in the line for Midsummer Open. You may register again later.",
  );
  expect(leavingText("waitlist", begun)).toBe(
    "You give up your place in the line for Midsummer Open.",
  );
});
