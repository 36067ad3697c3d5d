import { Schema } from "effect";
import { endpoint } from "../endpoint.ts";
import { anyEvent } from "../params.ts";

export const RecordFingerprint = Schema.Struct({
  /** The hash of the last event and all events before it, in hexadecimal digits. */
  fingerprint: Schema.String,
  /** The number of events in it. */
  events: Schema.Int,
}).annotate({ identifier: "RecordFingerprint" });
export type RecordFingerprint = typeof RecordFingerprint.Type;

export const getRecordFingerprint = endpoint({
  summary: "The fingerprint of the record of an event, which finds every later change of it",
  method: "GET",
  path: "/api/events/:eventId/record/fingerprint",
  access: "registeredOrAdmin",
  from: ["journal", "leaderboard"],
  params: anyEvent,
  success: { status: 200, body: RecordFingerprint },
});

export const getRecord = endpoint({
  summary:
    "Everything that was recorded of an event, as a file that proves itself; without payments and reasons for administrators of other events and, after the end, for players",
  method: "GET",
  path: "/api/events/:eventId/record",
  access: "registeredOrAdmin",
  from: ["journal", "tournaments", "registrations"],
  oneAtATime: true,
  params: anyEvent,
  success: { status: 200, body: Schema.String, mediaType: "application/x-ndjson" },
  /** The record of a private event contains its number, so other administrators may not read it. */
  refusals: ["RecordTellsNumber", "RecordNotOpen"],
});
