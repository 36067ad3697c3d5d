import { Schema, Struct } from "effect";
import { ScorecardId } from "../../../domain/shared/values.ts";
import { Score, Scorecard } from "../card/scorecard.ts";
import { endpoint } from "../endpoint.ts";
import { EventDetail, PointsBasis } from "../event/event.ts";
import { Moment } from "../inputs/isoTime.ts";
import { oneBoard, oneScorecard } from "../params.ts";
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
      "publicCards",
    ]),
  ).fields,
  courseName: textOrNull,
  /** From which strokes points are counted; only where points decide. */
  stablefordBasis: Schema.optionalKey(PointsBasis),
}).annotate({ identifier: "FollowedEvent" });
export type FollowedEvent = typeof FollowedEvent.Type;

const round = LeaderboardRound.mapFields(Struct.omit(["scorecardId"]));

/** Names and scores, without ids that lead to a person. */
export const FollowedEntry = Schema.Struct({
  ...LeaderboardEntry.mapFields(Struct.omit(["user", "rounds", "side"])).fields,
  user: PersonName,
  rounds: Schema.Array(
    Schema.Struct({
      ...round.fields,
      /** Only where the cards are public. */
      scorecardId: Schema.optionalKey(ScorecardId),
    }),
  ),
}).annotate({ identifier: "FollowedEntry" });
export type FollowedEntry = typeof FollowedEntry.Type;

/** What a notice board would show of a card: no signatures, no notes, nobody's ids. */
export const FollowedCard = Schema.Struct({
  scorecard: Schema.Struct({
    ...Scorecard.mapFields(
      Struct.pick([
        "roundNumber",
        "roundDate",
        "totalGrossScore",
        "totalAdjustedScore",
        "totalStablefordPoints",
        "playingHandicap",
        "tee",
        "holes",
      ]),
    ).fields,
    /** Holes that were played, by number. */
    scores: Schema.Array(
      Score.mapFields(
        Struct.pick(["holeNumber", "strokes", "pickedUp", "conceded", "stablefordPoints"]),
      ),
    ),
  }),
  course: Schema.Struct({ name: Schema.String, location: Schema.String }),
}).annotate({ identifier: "FollowedCard" });
export type FollowedCard = typeof FollowedCard.Type;

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

export const getFollowedCard = endpoint({
  summary: "A card of a public leaderboard whose cards are public",
  method: "GET",
  path: "/api/follow/:shareCode/scorecards/:scorecardId",
  access: "anyone",
  from: ["scorecards", "courses", "players", "administrators", "tournaments"],
  params: Schema.Struct({ ...oneBoard.fields, ...oneScorecard.fields }),
  success: { status: 200, body: FollowedCard },
  refusals: [...refusals, "ScorecardNotFound"],
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
