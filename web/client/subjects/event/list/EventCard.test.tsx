import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { WallClock } from "../../../../../domain/shared/values.ts";
import type { Event } from "../../../../contract/event/event.ts";
import { anEvent } from "../testing.ts";
import { EventCard, type OwnEvent } from "./EventCard.tsx";

const card = (special: Partial<Event>, own?: OwnEvent) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <EventCard event={anEvent(special)} own={own} onRegister={() => {}} />
    </MemoryRouter>,
  );

/** The texts in the order in which a screen reader reads them. */
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
    // On a phone it replaces the two tags, which are hidden there.
    "Tournament · Stroke Play",
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

test.each(["completed", "cancelled"] as const)(
  "once it is %s, a stranger to a private event reads only that it is private",
  (status) => {
    const texts = read(card({ isPrivate: true, eventId: null, status }));
    expect(texts).toContain("This event is private.");
  },
);

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

const registered: OwnEvent = { status: "registered", waitlistPlace: null, padAddress: null };

test("an own event says so and opens, whatever its status", () => {
  for (const status of ["upcoming", "active", "completed"] as const) {
    const texts = read(card({ status }, registered));
    expect(texts).toContain("Registered");
    expect(texts.at(-1)).toBe("Open Event");
  }
});

test("while the own round is on its button leads to the pad", () => {
  const markup = card({ status: "active" }, { ...registered, padAddress: "/pad-of-hole-8" });
  expect(read(markup).at(-1)).toBe("Enter Scores");
  expect(markup).toContain('href="/pad-of-hole-8"');
});

test("a player on the waitlist reads their place in the line", () => {
  const texts = read(card({}, { status: "waitlist", waitlistPlace: 2, padAddress: null }));
  expect(texts).toContain("Waitlist #2");
  expect(texts).not.toContain("Register Now");
});

test("after the deadline nobody is asked to register", () => {
  const before = card({ registrationDeadline: WallClock.make("2999-01-03") });
  expect(read(before)).toContain("Register by Jan 3");
  const after = card({ registrationDeadline: WallClock.make("2024-01-03") });
  expect(read(after).at(-1)).toBe("Registration Closed");
  expect(read(after)).not.toContain("Register by Jan 3");
});

test("after the deadline a stranger to a private event reads only that it is private", () => {
  const late = { registrationDeadline: WallClock.make("2024-01-03") };
  const texts = read(card({ isPrivate: true, eventId: null, ...late }));
  expect(texts).toContain("This event is private.");
});

test("without a free place it is full, but one can still wait in line", () => {
  const texts = read(card({ participantCount: 32 }));
  expect(texts).toContain("Full");
  expect(texts).toContain("32 of 32 max");
  expect(texts.at(-1)).toBe("Register Now");
});
