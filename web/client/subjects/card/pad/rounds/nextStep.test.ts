import { expect, test } from "vitest";
import { HoleNumber, RoundNumber, WallClock } from "../../../../../../domain/shared/values.ts";
import { at, card, score } from "../testing.ts";
import { isRoundOn, roundHint } from "./nextStep.ts";

const late = (...holes: ReadonlyArray<number>) =>
  holes.map((hole) => ({
    ...{ holeNumber: HoleNumber.make(hole), strokes: 4, pickedUp: false, conceded: false },
    receivedAt: at,
  }));

test("a round says of late scores who decides about them, also if nothing else stands there", () => {
  expect(roundHint({ ...card([]), late: late(7) })).toBe(
    "The score of hole 7 came after the end. The organiser decides about it.",
  );
  expect(roundHint({ ...card([score(1, 4)]), isComplete: true, late: late(1, 2) })).toBe(
    "The scores of holes 1 and 2 came after the end. The organiser decides about them.",
  );
});

test("otherwise it says who acts next, if that is somebody else", () => {
  expect(roundHint(undefined)).toBeNull();
  expect(roundHint(card([score(1, 4)]))).toBeNull();
  expect(roundHint({ ...card([score(1, 4)]), isComplete: true })).toContain("signs it next");
});

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
