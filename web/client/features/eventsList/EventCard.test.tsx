import "../../testing.ts";

import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Event } from "../../../contract/event.ts";
import { EventCard } from "./EventCard.tsx";
import { anEvent } from "./examples.ts";

const card = (special: Partial<Event>) =>
  renderToStaticMarkup(<EventCard event={anEvent(special)} onRegister={() => {}} />);

/** What a reader hears, piece by piece. */
const read = (markup: string) =>
  markup
    .split(/<[^>]+>/)
    .map((text) => text.trim())
    .filter((text) => text !== "");

test("a card says what people ask first", () => {
  expect(read(card({}))).toEqual([
    "Upcoming",
    "Midsummer Open",
    "Tournament",
    "Stroke Play",
    "January 5, 2025",
    "Widow&#x27;s Reach Links",
    "Two rounds on the headland.",
    "Entry",
    "$85.00",
    "Field",
    "16 of 32 max",
    "Register Now",
  ]);
});

test("what is missing is told", () => {
  const texts = read(
    card({ startDate: null, registrationFee: null, description: "", maxParticipants: 0 }),
  );
  expect(texts.filter((text) => text === "TBD")).toHaveLength(2);
  expect(texts).toContain("No description available.");
  expect(texts).toContain("No limit");
});

test("only a private event has a lock", () => {
  expect(card({ isPrivate: true })).toContain("Private event");
  expect(card({})).not.toContain("Private event");
});

test("a stranger to a private event reads its name, date, place and status", () => {
  expect(read(card({ isPrivate: true, eventId: null }))).toEqual([
    "Upcoming",
    "Midsummer Open",
    "Private event",
    "January 5, 2025",
    "Widow&#x27;s Reach Links",
    "This event is private. With its Event ID you can register and see the rest.",
    "Register Now",
  ]);
});

test.each(["completed", "cancelled"] as const)("and that is all once it is %s", (status) => {
  const texts = read(card({ isPrivate: true, eventId: null, status }));
  expect(texts).toContain("This event is private.");
});

test("whoever belongs to it reads all that others read of an open one", () => {
  const texts = read(card({ isPrivate: true }));
  expect(texts.filter((text) => text !== "Private event")).toEqual(read(card({})));
});

test.each([
  ["upcoming", "Register Now", false],
  ["active", "Register Now", false],
  ["completed", "Event Complete", true],
  ["cancelled", "Event Cancelled", true],
] as const)("an event that is %s has the button %s, disabled: %s", (status, label, disabled) => {
  const markup = card({ status });
  expect(read(markup).at(-1)).toBe(label);
  expect(markup.includes("disabled")).toBe(disabled);
});
