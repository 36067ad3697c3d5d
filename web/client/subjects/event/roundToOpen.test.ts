import { expect, test } from "vitest";
import { WallClock } from "../../../../domain/shared/values.ts";
import { roundToOpen } from "./roundToOpen.ts";

const day = (date: string) => WallClock.make(`${date}T00:00:00`);
const twoDays = { startDate: day("2026-06-13"), endDate: day("2026-06-14"), numberOfRounds: 2 };
const at = (date: string) => new Date(`${date}T12:00:00Z`);

test("without a round in the address the round of the day is open", () => {
  const opened = ["2026-06-01", "2026-06-13", "2026-06-14", "2026-06-20"].map((date) =>
    roundToOpen(twoDays, null, at(date)),
  );
  expect(opened).toEqual([1, 1, 2, 2]);
});

test("on a day of several rounds the first of them is open", () => {
  const oneDay = { ...twoDays, endDate: day("2026-06-13") };
  const opened = ["2026-06-12", "2026-06-13"].map((date) => roundToOpen(oneDay, null, at(date)));
  expect(opened).toEqual([1, 1]);
});

test("a round in the address is open, unless the event has no such round", () => {
  const opened = ["1", "2", "3", "0", "one"].map((asked) =>
    roundToOpen(twoDays, asked, at("2026-06-14")),
  );
  expect(opened).toEqual([1, 2, 2, 2, 2]);
});
