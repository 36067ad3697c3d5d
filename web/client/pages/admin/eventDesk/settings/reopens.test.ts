import { expect, test } from "vitest";
import { WallClock } from "../../../../../../domain/shared/values.ts";
import { reopens } from "./SettingsForm.tsx";

const over = {
  status: "completed",
  startDate: WallClock.make("2026-06-06"),
  endDate: WallClock.make("2026-06-07"),
} as const;
const now = new Date("2026-06-08T12:00:00Z");
const typed = { status: "completed", startDate: "2026-06-06", endDate: "2026-06-07" };

test("another status or an end that is still to come opens a completed event", () => {
  expect(reopens(over, typed, now)).toBe(false);
  expect(reopens(over, { ...typed, endDate: "2026-06-09" }, now)).toBe(true);
  expect(reopens(over, { ...typed, endDate: "2026-06-06" }, now)).toBe(false);
  expect(reopens(over, { ...typed, status: "active" }, now)).toBe(true);
  expect(reopens(over, { ...typed, status: "cancelled" }, now)).toBe(false);
});

test("an event that goes on is not opened", () => {
  expect(reopens({ ...over, status: "active" }, { ...typed, endDate: "2026-06-09" }, now)).toBe(
    false,
  );
});
