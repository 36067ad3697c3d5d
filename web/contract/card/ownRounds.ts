import { Schema } from "effect";
import { RoundNumber, ScorecardId, TournamentId } from "../../../domain/shared/values.ts";
import { endpoint } from "../endpoint.ts";
import { intOrNull, textOrNull, UtcTime } from "../shared.ts";
import { Scorecard } from "./scorecard.ts";

export const RoundListItem = Schema.Struct({
  id: ScorecardId,
  roundDate: UtcTime,
  totalGrossScore: intOrNull,
  totalStablefordPoints: Schema.Int,
  courseName: textOrNull,
  course: Schema.NullOr(Schema.Struct({ name: Schema.String, location: Schema.String })),
  eventId: TournamentId,
  eventName: textOrNull,
  roundNumber: RoundNumber,
  totalAdjustedScore: intOrNull,
  /** How many holes were played. */
  thru: Schema.Int,
  isComplete: Schema.Boolean,
  isVerified: Schema.Boolean,
  /** The number of valid signatures. */
  attestationCount: Schema.Int,
  isSignedOnPaper: Scorecard.fields.isSignedOnPaper,
  attestedBy: Scorecard.fields.attestedBy,
  /** An administrator sent the card back. */
  rejection: Schema.NullOr(Schema.Struct({ reason: Schema.String })),
}).annotate({ identifier: "RoundListItem" });
export type RoundListItem = typeof RoundListItem.Type;

export const listMyRounds = endpoint({
  summary: "The player's rounds, the newest first",
  method: "GET",
  path: "/api/scorecards",
  access: "player",
  from: ["scorecards", "courses", "tournaments", "players"],
  success: { status: 200, body: Schema.Array(RoundListItem) },
});
