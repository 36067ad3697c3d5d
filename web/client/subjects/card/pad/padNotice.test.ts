import "../../../testing.ts";
import { expect, test } from "vitest";
import { par4 } from "../../../../../domain/scorecard/examples.ts";
import { HoleNumber, RoundNumber, WallClock } from "../../../../../domain/shared/values.ts";
import { opensOn, padNotice, withTried } from "./padNotice.ts";

const event = {
  status: "upcoming",
  startDate: WallClock.make("2026-12-21"),
  endDate: null,
} as const;
const before = new Date("2026-12-01T12:00:00Z");

test("before its day an event says when scores open, and the pad can be tried", () => {
  expect(opensOn(event, before)).toBe("Scores open on Dec 21");
  expect(opensOn(event, new Date("2026-12-22T12:00:00Z"))).toBeNull();
  expect(opensOn({ ...event, status: "active" }, before)).toBeNull();
  expect(opensOn({ ...event, startDate: null }, before)).toBe("Scores are not open yet");
  expect(padNotice("Scores open on Dec 21", undefined)).toMatch(/nothing is saved/u);
});

test("who sent a score after the end is told who decides", () => {
  const late = [
    {
      ...{ holeNumber: HoleNumber.make(1), strokes: 4, pickedUp: false, conceded: false },
      receivedAt: "2026-12-24T12:00:00.000Z",
    },
  ];
  expect(padNotice(null, { late })).toBe(
    "This event is over. The organiser decides about this score.",
  );
  expect(padNotice(null, { late: [] })).toBeNull();
  expect(padNotice(null, {})).toBeNull();
});

test("what is tried again on a hole replaces what was tried there", () => {
  const roundNumber = RoundNumber.make(1);
  const first = withTried({ roundNumber, hole: par4(1) })([]);
  const both = withTried({ roundNumber, hole: par4(2) })(first);
  const again = withTried({ roundNumber, hole: { ...par4(1), strokes: 5 } })(both);
  expect(again.map(({ hole }) => [hole.holeNumber, hole.strokes])).toEqual([
    [2, 4],
    [1, 5],
  ]);
});
