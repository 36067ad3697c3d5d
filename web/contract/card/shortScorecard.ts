import { Schema } from "effect";
import {
  HoleNumber,
  PlayerId,
  RoundNumber,
  ScorecardId,
  TournamentId,
} from "../../../domain/shared/values.ts";
import { intOrNull } from "../shared.ts";
import { Scorecard, Signer } from "./scorecard.ts";

/** A card without its holes: lists of a whole event would be ten times as large with them. */
export const ShortScorecard = Schema.Struct({
  id: ScorecardId,
  userId: PlayerId,
  eventId: TournamentId,
  roundNumber: RoundNumber,
  totalGrossScore: intOrNull,
  totalAdjustedScore: intOrNull,
  /** Gross, against the par of the holes played; null as soon as one was picked up. */
  toPar: intOrNull,
  /** How many holes were played. */
  thru: Schema.Int,
  /** How many of them are not verified. */
  openHoles: Schema.Int,
  isComplete: Schema.Boolean,
  isVerified: Schema.Boolean,
  player: Scorecard.fields.player,
  attestationCount: Schema.Int,
  isSignedOnPaper: Scorecard.fields.isSignedOnPaper,
  attestedBy: Schema.Array(Signer),
  /** An administrator sent the card back. */
  rejection: Schema.NullOr(Schema.Struct({ reason: Schema.String })),
  /** The disputed holes, by number. While there is one, the card can be neither signed nor verified. */
  disputes: Schema.Array(HoleNumber),
  /** How many scores came after the end and wait for a decision. */
  lateScores: Schema.Int,
}).annotate({ identifier: "ShortScorecard" });
export type ShortScorecard = typeof ShortScorecard.Type;
