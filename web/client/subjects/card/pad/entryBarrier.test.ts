import { expect, test } from "vitest";
import { par4 } from "../../../../../domain/scorecard/examples.ts";
import {
  CourseId,
  HoleNumber,
  RoundNumber,
  WallClock,
} from "../../../../../domain/shared/values.ts";
import { COURSE_MISSING, entryBarrier, opensOn, padNotice, withTried } from "./entryBarrier.ts";

const courseId = CourseId.make("c3f0a9b8-1d2e-4f30-8a4b-5c6d7e8f9006");
const event = { status: "active", courseId, rounds: [] } as const;
const registration = {
  status: "registered",
  playerStatus: "playing",
  waitlistReason: null,
} as const;
const playing = { event, registration, cards: [] };

test("who plays may enter scores, also before and after the event", () => {
  for (const status of ["upcoming", "active", "completed"] as const) {
    expect(entryBarrier({ ...playing, event: { ...event, status } }, 1)).toBeNull();
  }
});

test("where the registration could not be read, the server is asked", () => {
  expect(entryBarrier({ ...playing, registration: undefined }, 1)).toBeNull();
});

test.each([
  [
    "cancelled",
    { ...playing, event: { ...event, status: "cancelled" } },
    "This event has been cancelled",
  ],
  ["no course", { ...playing, event: { ...event, courseId: null } }, COURSE_MISSING],
  ["no place", { ...playing, registration: null }, "You must be registered for this event"],
  [
    "waitlist",
    {
      ...playing,
      registration: {
        ...registration,
        status: "waitlist",
        waitlistReason: "You are number 1 in line.",
      },
    },
    "You are number 1 in line.",
  ],
  [
    "withdrawn",
    { ...playing, registration: { ...registration, playerStatus: "withdrawn" } },
    "You are no longer playing in this event",
  ],
  [
    "disqualified",
    { ...playing, registration: { ...registration, playerStatus: "disqualified" } },
    "You are no longer playing in this event",
  ],
] as const)("%s: the sentence of the server", (_what, situation, sentence) => {
  expect(entryBarrier(situation, 1)).toBe(sentence);
});

test("after a missed cut the rounds before it may still be corrected", () => {
  const missed = { ...registration, playerStatus: "missed_cut" } as const;
  const situation = {
    event,
    registration: missed,
    cards: [{ roundNumber: 1 }, { roundNumber: 2 }],
  };
  expect(entryBarrier(situation as never, 2)).toBeNull();
  expect(entryBarrier(situation as never, 3)).toBe("You missed the cut after round 2");
});

test("an opened card remembers its course, whatever becomes of that of the event", () => {
  const cards = [{ roundNumber: RoundNumber.make(1) }];
  const without = { ...playing, event: { ...event, courseId: null }, cards };
  expect(entryBarrier(without, 1)).toBeNull();
  expect(entryBarrier(without, 2)).toBe(COURSE_MISSING);
});

test("nobody is asked for scores of a cancelled round", () => {
  const rounds = [
    { roundNumber: RoundNumber.make(2), counts: false, holes: null, reason: "Lightning" },
  ];
  const situation = { ...playing, event: { ...event, rounds } };
  expect(entryBarrier(situation, 1)).toBeNull();
  expect(entryBarrier(situation, 2)).toBe("Round 2 was cancelled: Lightning");
});

const toCome = {
  status: "upcoming",
  startDate: WallClock.make("2026-12-21"),
  endDate: null,
} as const;
const before = new Date("2026-12-01T12:00:00Z");

test("before its day an event says when scores open, and the pad can be tried", () => {
  expect(opensOn(toCome, before)).toBe("Scores open on Dec 21");
  expect(opensOn(toCome, new Date("2026-12-22T12:00:00Z"))).toBeNull();
  expect(opensOn({ ...toCome, status: "active" }, before)).toBeNull();
  expect(opensOn({ ...toCome, startDate: null }, before)).toBe("Scores are not open yet");
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
