import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { WallClock } from "../../../../domain/shared/values.ts";
import type { RegistrationWithEvent } from "../../../contract/field/registration.ts";
import { aRegistration } from "./examples.ts";
import { historyOf, nextOf, playingNow, upcomingOf } from "./myEvents.ts";

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2025-03-28T12:00:00Z") });
});
afterEach(() => {
  vi.useRealTimers();
});

const starting = (name: string, start: string | null, status: "registered" | "cancelled") =>
  aRegistration({ status }, { name, startDate: start === null ? null : WallClock.make(start) });

const mine = [
  starting("long ago", "2024-05-01", "registered"),
  starting("open date", null, "registered"),
  starting("in summer", "2025-07-01", "registered"),
  starting("left", "2025-04-02", "cancelled"),
  starting("in spring", "2025-04-20", "registered"),
  starting("last week", "2025-03-20", "registered"),
  starting("in autumn", "2025-10-01", "registered"),
];
const names = (chosen: ReadonlyArray<RegistrationWithEvent>) =>
  chosen.map(({ event }) => event.name);

test("what is to come begins with the next event, what is over with the latest", () => {
  expect(names(upcomingOf(mine))).toEqual([
    "left",
    "in spring",
    "in summer",
    "in autumn",
    "open date",
  ]);
  expect(names(historyOf(mine))).toEqual(["last week", "long ago"]);
});

test("the overview shows three events that the player still takes part in", () => {
  expect(names(nextOf(mine))).toEqual(["in spring", "in summer", "in autumn"]);
});

test("an event of several days is being played until it is over", () => {
  const begun = { startDate: WallClock.make("2025-03-27") };
  const registrations = [
    aRegistration({}, { ...begun, name: "on", status: "active" }),
    aRegistration({}, { ...begun, name: "over", status: "completed" }),
    aRegistration({ playerStatus: "withdrawn" }, { ...begun, name: "left", status: "active" }),
    aRegistration({ status: "waitlist" }, { ...begun, name: "waiting", status: "active" }),
  ];
  expect(names(playingNow(registrations))).toEqual(["on"]);
  expect(names(historyOf(registrations))).toEqual(["over"]);
  expect(names(upcomingOf(registrations))).toEqual([]);
});
