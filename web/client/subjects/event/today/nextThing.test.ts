import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  HoleNumber,
  RoundNumber,
  ShareCode,
  TournamentId,
  WallClock,
} from "../../../../../domain/shared/values.ts";
import type { TodayEvent } from "../../../../contract/event/today.ts";
import { siteConfig } from "../../../data/siteConfig.ts";
import { momentOf } from "../../../ui/dates/wallClock.ts";
import { nextThing, padAddress } from "./nextThing.ts";
import { sharedPath } from "./TodayCard.tsx";

beforeEach(() => {
  vi.useFakeTimers({ now: momentOf("2026-06-13T12:00:00", siteConfig.timeZone) });
});
afterEach(() => {
  vi.useRealTimers();
});

const id = TournamentId.make("0b6a3f0e-3c5f-4a44-9d2c-53b8a21c1f00");
const holes = (...numbers: ReadonlyArray<number>) => numbers.map((hole) => HoleNumber.make(hole));

const round = (special: Partial<NonNullable<TodayEvent["round"]>> = {}) => ({
  roundNumber: RoundNumber.make(2),
  holesLeft: holes(8, 9),
  thru: 7,
  disputed: [],
  sentBack: null,
  ...special,
});

const today = (special: Partial<TodayEvent> = {}): TodayEvent => ({
  event: {
    id,
    name: "Gale Cup",
    startDate: WallClock.make("2026-06-13"),
    endDate: null,
    location: "Dunes",
    status: "active",
    numberOfRounds: 2,
    shareCode: null,
  },
  status: "registered",
  waitlistPlace: null,
  round: null,
  cardsToSign: 0,
  holesToSettle: 0,
  teeTime: null,
  standing: null,
  games: [],
  ...special,
});

const teeTime = (at: string) => ({
  roundNumber: RoundNumber.make(1),
  at: WallClock.make(at),
  groupName: "Larks",
  startHole: null,
  partners: [],
});

const nothing = new Set<HoleNumber>();
const labelOf = (special: Partial<TodayEvent>, entered: ReadonlySet<HoleNumber> = nothing) =>
  nextThing(today(special), entered).label;

test("on the course it is the next hole, straight to its pad", () => {
  expect(nextThing(today({ round: round(), cardsToSign: 1 }), nothing)).toEqual({
    kind: "hole",
    label: "Hole 8",
    to: `/events/${id}?tab=scorecard&round=2&hole=8`,
  });
});

test("holes that were entered here without a network count", () => {
  expect(labelOf({ round: round() }, new Set(holes(8)))).toBe("Hole 9");
  const all = new Set(holes(8, 9));
  expect(padAddress(today({ round: round() }), all)).toBeNull();
  expect(labelOf({ round: round() }, all)).toBe("Open Event");
});

test("a card that was sent back comes before everything else", () => {
  const sentBack = { reason: "Hole 2 was a 5" };
  const next = nextThing(today({ round: round({ sentBack }), cardsToSign: 2 }), nothing);
  expect(next.label).toBe("Your card was sent back");
  expect(next.to).toBe(`/events/${id}?tab=scorecard&round=2&view=card`);
});

test("after the round cards of others wait, one or several", () => {
  const done = round({ holesLeft: [] });
  expect(labelOf({ round: done, cardsToSign: 1 })).toBe("Sign 1 card");
  expect(labelOf({ round: done, cardsToSign: 2 })).toBe("Sign 2 cards");
  expect(labelOf({ round: done })).toBe("Open Event");
});

test("a disputed hole of the group comes before signatures, for who may settle it", () => {
  const done = round({ holesLeft: [] });
  expect(nextThing(today({ round: done, holesToSettle: 1, cardsToSign: 2 }), nothing)).toEqual({
    kind: "settle",
    label: "Settle 1 disputed hole",
    to: `/events/${id}?tab=scorecard&part=pending`,
  });
  expect(labelOf({ round: done, holesToSettle: 2 })).toBe("Settle 2 disputed holes");
});

test("before the start it is the tee time", () => {
  expect(labelOf({ teeTime: teeTime("2026-06-13T16:40:00") })).toBe("Tee time 16:40");
  expect(labelOf({ teeTime: teeTime("2026-06-14T08:10:00") })).toBe("Tee time tomorrow, 08:10");
  expect(labelOf({ teeTime: teeTime("2026-06-18T08:10:00") })).toBe(
    "Tee time June 18, 2026, 08:10",
  );
});

test("who waits for a place opens the event", () => {
  expect(labelOf({ status: "waitlist", waitlistPlace: 2 })).toBe("Open Event");
});

test("the public board is shared where there is one, since strangers cannot read the event", () => {
  const { event } = today();
  expect(sharedPath(event)).toBe(`/events/${id}`);
  const shareCode = ShareCode.make("abcdefgh12");
  expect(sharedPath({ ...event, shareCode })).toBe("/follow/abcdefgh12");
});
