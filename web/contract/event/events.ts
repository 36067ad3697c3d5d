import { Schema } from "effect";
import { RoundNumber } from "../../../domain/shared/values.ts";
import { endpoint } from "../endpoint.ts";
import { wholeNumber } from "../inputs/numbers.ts";
import { listQuery, partOfList, searchQuery } from "../inputs/partOfList.ts";
import { sentence } from "../inputs/sentence.ts";
import { listFileQuery } from "../listFile.ts";
import { anyEvent, EventReference } from "../params.ts";
import { Category, CountedEvent, Event, EventDetail, StatusInput } from "./event.ts";

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

const searchedEvents = {
  ...searchQuery(CountedEvent, ["relevance"]),
  status: Schema.optionalKey(StatusInput),
  /** In which it begins. */
  year: Schema.optionalKey(wholeNumber("Year", 1900, 2200)),
  category: Schema.optionalKey(Category.pipe(sentence("Invalid category"))),
};

export const exportEvents = endpoint({
  summary: "The events as a file for spreadsheets, those that a search and filters leave",
  method: "GET",
  path: "/api/admin/events.csv",
  access: "admin",
  from: ["tournaments", "registrations"],
  query: Schema.Struct({ ...searchedEvents, ...listFileQuery }),
  success: { status: 200, body: Schema.String, mediaType: "text/csv" },
});

export const listAdminEvents = endpoint({
  summary: "All events with their counts",
  method: "GET",
  path: "/api/admin/events",
  access: "admin",
  from: ["tournaments", "registrations"],
  query: Schema.Struct({ ...partOfList, ...searchedEvents }),
  success: { status: 200, isPart: true, body: Schema.Array(CountedEvent) },
});
