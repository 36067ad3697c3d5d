import { Schema } from "effect";
import { endpoint } from "../endpoint.ts";
import { anyEvent } from "../params.ts";
import { UtcTime } from "../shared.ts";

export const EventSummary = Schema.Struct({
  summary: Schema.String,
  /** A preview describes the event before it begins; a report describes standings and results. */
  kind: Schema.Literals(["preview", "post-event"]),
  /** A machine is a language model; the commentator follows rules. */
  author: Schema.Literals(["machine", "commentator"]),
  generatedAt: UtcTime,
  /** The facts have changed since. A new text was requested, or will be in some minutes. */
  isOutOfDate: Schema.Boolean,
}).annotate({ identifier: "EventSummary" });
export type EventSummary = typeof EventSummary.Type;

export const getSummary = endpoint({
  summary: "What there is to say about an event",
  method: "GET",
  path: "/api/events/:eventId/summary",
  access: "registeredOrAdmin",
  from: [
    "tournaments",
    "registrations",
    "scorecards",
    "leaderboard",
    "groups",
    "matches",
    "side_games",
    "courses",
  ],
  params: anyEvent,
  success: { status: 200, body: EventSummary },
  refusals: ["SummaryUnavailable"],
});
