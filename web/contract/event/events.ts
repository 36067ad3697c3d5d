import { Schema } from "effect";
import { RoundNumber } from "../../../domain/shared/values.ts";
import { endpoint } from "../endpoint.ts";
import { listQuery } from "../inputs/partOfList.ts";
import { sentence } from "../inputs/sentence.ts";
import { anyEvent, EventReference } from "../params.ts";
import { Event, EventDetail, StatusInput } from "./event.ts";

export const listEvents = endpoint({
  summary: "All events; of private ones strangers get name, dates, place and status",
  method: "GET",
  path: "/api/events",
  access: "anyone",
  from: ["tournaments", "registrations"],
  query: Schema.Struct({
    ...listQuery(Event, ["relevance"]),
    status: Schema.optionalKey(StatusInput),
    /** The event of a link, as a list shows it. Callers need no place in its field. */
    event: Schema.optionalKey(EventReference.pipe(sentence("Invalid event"))),
  }),
  success: { status: 200, isPart: true, body: Schema.Array(Event) },
});

export const getEvent = endpoint({
  summary: "One event with its counts and course",
  method: "GET",
  path: "/api/events/:eventId",
  access: "registeredOrAdmin",
  from: ["tournaments", "registrations", "courses"],
  params: anyEvent,
  success: { status: 200, body: EventDetail },
});

export const listRounds = endpoint({
  summary: "The round numbers of an event",
  method: "GET",
  path: "/api/events/:eventId/rounds",
  access: "registeredOrAdmin",
  from: ["tournaments", "registrations"],
  params: anyEvent,
  success: { status: 200, body: Schema.Array(RoundNumber) },
});
