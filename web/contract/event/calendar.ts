import { Schema } from "effect";
import { endpoint } from "../endpoint.ts";
import { anyEvent } from "../params.ts";

export const getCalendar = endpoint({
  summary: "The event, and the own tee times of a player, as a file for calendars",
  method: "GET",
  path: "/api/events/:eventId/calendar.ics",
  access: "registeredOrAdmin",
  from: ["tournaments", "registrations", "courses", "groups", "teams", "scorecards"],
  params: anyEvent,
  success: { status: 200, body: Schema.String, mediaType: "text/calendar" },
});
