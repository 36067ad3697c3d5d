import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Cents, WallClock } from "../../../../../domain/shared/values.ts";
import type { Event } from "../../../../contract/event/event.ts";
import { PrivateEvent, PublicEvent } from "./EventStep.tsx";

const event = {
  eventId: 1042,
  startDate: WallClock.make("2025-01-05"),
  location: "Widow's Reach Links",
  maxParticipants: 16,
  participantCount: 16,
  registrationFee: Cents.make(8500),
  status: "upcoming",
} as Event;

const onDay = (registrationDeadline: string) => ({
  event: { ...event, registrationDeadline: WallClock.make(registrationDeadline) },
  register: () => {},
  onClose: () => {},
  isPending: false,
  failure: null,
});

const late = onDay("2025-01-03");
const inTime = onDay("2999-01-03");

test("whoever comes after the deadline reads so, and is led nowhere", () => {
  const markup = renderToStaticMarkup(<PublicEvent {...late} />);
  expect(markup).toContain("Registration closed on Jan 3");
  expect(markup).toMatch(/disabled[^>]*>(<[^>]+>)*Registration Closed/u);
  expect(markup).not.toContain("waitlist");
});

test("until then there is a way in", () => {
  const markup = renderToStaticMarkup(<PublicEvent {...inTime} />);
  expect(markup).toContain("Register by Jan 3");
  expect(markup).toContain("you go to the waitlist");
  expect(markup).toContain("Join the Waitlist");
  const withRoom = { ...inTime, event: { ...inTime.event, participantCount: 15 } };
  expect(renderToStaticMarkup(<PublicEvent {...withRoom} />)).toContain("Register for $85.00");
});

test("a private event asks for its Event ID only while it is of use", () => {
  const asks = "To register you need its Event ID";
  expect(renderToStaticMarkup(<PrivateEvent {...inTime} />)).toContain(asks);
  expect(renderToStaticMarkup(<PrivateEvent {...late} />)).not.toContain(asks);
});
