import "../../../../testing.ts";
import { expect, test } from "vitest";
import { RoundNumber, WallClock } from "../../../../../../domain/shared/values.ts";
import { isRoundOn } from "./MyScorecard.tsx";

const [first, second] = [RoundNumber.make(1), RoundNumber.make(2)];
const event = {
  status: "active" as const,
  startDate: WallClock.make("2026-06-13"),
  endDate: WallClock.make("2026-06-14"),
  numberOfRounds: 2,
};
const evening = new Date("2026-06-13T18:00:00Z");

test("the second round is on from its own day on, not from the evening before", () => {
  expect(isRoundOn(event, first, false, evening)).toBe(true);
  expect(isRoundOn(event, second, false, evening)).toBe(false);
  expect(isRoundOn(event, second, false, new Date("2026-06-14T08:00:00Z"))).toBe(true);
});

test("a round that was begun early is on, and so is an event that was started by hand", () => {
  expect(isRoundOn(event, second, true, evening)).toBe(true);
  expect(isRoundOn({ ...event, startDate: null }, first, false, evening)).toBe(true);
});

test("nothing is on weeks before, or once the event is over", () => {
  const upcoming = { ...event, status: "upcoming" as const };
  expect(isRoundOn(upcoming, first, false, new Date("2026-05-20T08:00:00Z"))).toBe(false);
  expect(isRoundOn({ ...event, status: "completed" }, first, true, evening)).toBe(false);
});
