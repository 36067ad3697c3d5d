import { Schema, Struct } from "effect";
import { endpoint } from "../endpoint.ts";
import { EventDetail, PointsBasis } from "../event/event.ts";
import { Moment } from "../inputs/isoTime.ts";
import { oneBoard } from "../params.ts";
import { PersonName, textOrNull } from "../shared.ts";
import { LeaderboardEntry, LeaderboardRound } from "./leaderboard.ts";
import { RecordFingerprint } from "./record.ts";

const refusals = ["BoardNotPublic", "TooManyAttempts"] as const;

/** The public part of an event whose board is public. */
export const FollowedEvent = Schema.Struct({
  ...EventDetail.mapFields(
    Struct.pick([
      "name",
      "location",
      "startDate",
      "endDate",
      "status",
      "numberOfRounds",
      "rounds",
      "rulesEdition",
      "scoring",
      "tieBreak",
    ]),
  ).fields,
  courseName: textOrNull,
  /** From which strokes points are counted; only where points decide. */
  stablefordBasis: Schema.optionalKey(PointsBasis),
}).annotate({ identifier: "FollowedEvent" });
export type FollowedEvent = typeof FollowedEvent.Type;

/** Names and scores, without ids that lead to a person or to a card. */
export const FollowedEntry = Schema.Struct({
  ...LeaderboardEntry.mapFields(Struct.omit(["user", "rounds", "side"])).fields,
  user: PersonName,
  rounds: Schema.Array(LeaderboardRound.mapFields(Struct.omit(["scorecardId"]))),
}).annotate({ identifier: "FollowedEntry" });
export type FollowedEntry = typeof FollowedEntry.Type;

export const getFollowedEvent = endpoint({
  summary: "The event of a public leaderboard",
  method: "GET",
  path: "/api/follow/:shareCode",
  access: "anyone",
  from: ["tournaments", "registrations", "courses", "leaderboard"],
  params: oneBoard,
  success: { status: 200, body: FollowedEvent },
  refusals,
});

export const getFollowedBoard = endpoint({
  summary: "A public leaderboard, live or as it stood at a moment",
  method: "GET",
  path: "/api/follow/:shareCode/leaderboard",
  access: "anyone",
  from: ["leaderboard"],
  params: oneBoard,
  query: Schema.Struct({ asOf: Schema.optionalKey(Moment) }),
  success: { status: 200, body: Schema.Array(FollowedEntry) },
  refusals,
});

export const getFollowedFingerprint = endpoint({
  summary: "The fingerprint of the record of an event with a public board, null until it is over",
  method: "GET",
  path: "/api/follow/:shareCode/fingerprint",
  access: "anyone",
  from: ["journal", "leaderboard", "tournaments"],
  params: oneBoard,
  success: { status: 200, body: Schema.NullOr(RecordFingerprint) },
  refusals,
});
