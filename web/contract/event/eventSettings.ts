import { endpoint } from "../endpoint.ts";
import { oneEvent } from "../params.ts";
import { Event } from "./event.ts";
import { EventChanges, NewEvent } from "./eventInput.ts";

export const createEvent = endpoint({
  summary: "Creates an event",
  method: "POST",
  path: "/api/admin/events",
  access: "superAdmin",
  changes: ["tournaments"],
  body: NewEvent,
  success: { status: 201, body: Event },
  refusals: ["EndsBeforeStart", "RatingDoesNotFit", "UnknownChoice"],
});

export const changeEvent = endpoint({
  summary: "Changes the settings or the status of an event",
  method: "PUT",
  path: "/api/admin/events/:eventId",
  access: "eventAdmin",
  params: oneEvent,
  body: EventChanges,
  success: { status: 200, body: Event },
  // A higher limit gives places to players on the waitlist.
  refusals: [
    "EndsBeforeStart",
    "RoundsHaveScores",
    "TermsOfPlayAreFixed",
    "EditConflict",
    "RatingDoesNotFit",
    "TeeNotOnNewCourse",
    "UnknownChoice",
  ],
});
