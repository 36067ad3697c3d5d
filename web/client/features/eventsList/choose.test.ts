import { expect, test } from "vitest";
import { WallClock } from "../../../../domain/shared/values.ts";
import type { Event, EventStatus } from "../../../contract/event.ts";
import { eventsWith, featuredOf, filterNamed } from "./choose.ts";
import { anEvent } from "./examples.ts";

const event = (name: string, status: EventStatus, start: string | null) =>
  anEvent({ name, status, startDate: start === null ? null : WallClock.make(start) });

const events = [
  event("late", "upcoming", "2025-08-01"),
  event("open date", "upcoming", null),
  event("over", "completed", "2025-01-05"),
  event("on", "active", "2025-03-28T08:00:00"),
  event("off", "cancelled", "2025-02-01"),
  event("soon", "upcoming", "2025-03-28"),
];
const names = (chosen: ReadonlyArray<Event>) => chosen.map(({ name }) => name);

test("what is on comes first, then what is next, and what is over after it", () => {
  expect(names(eventsWith(events, "all"))).toEqual([
    "on",
    "soon",
    "late",
    "open date",
    "over",
    "off",
  ]);
});

test("of what is over the latest comes first", () => {
  const past = [
    event("first", "completed", "2024-06-01"),
    event("last", "completed", "2024-09-01"),
  ];
  expect(names(eventsWith(past, "completed"))).toEqual(["last", "first"]);
});

test("words find events by name and place, however they are written", () => {
  const here = [
    anEvent({ name: "Gale Cup", location: "Dunes" }),
    anEvent({ name: "Ladies' Day", location: "Gale Point" }),
    anEvent({ name: "Night Golf", location: "Dunes" }),
  ];
  expect(names(eventsWith(here, "all", " gALE "))).toHaveLength(2);
  expect(names(eventsWith(here, "completed", "gale"))).toEqual([]);
});

test("a filter keeps the events of one status", () => {
  expect(names(eventsWith(events, "upcoming"))).toEqual(["soon", "late", "open date"]);
  expect(names(eventsWith(events, "completed"))).toEqual(["over"]);
});

test("three events that are to come or being played are featured", () => {
  expect(names(featuredOf(events))).toEqual(["soon", "on", "late"]);
});

test.each([
  ["active", "active"],
  ["ongoing", "active"],
  ["cancelled", "cancelled"],
  ["nonsense", "all"],
  [null, "all"],
])("the address's filter %s means %s", (name, filter) => {
  expect(filterNamed(name)).toBe(filter);
});
