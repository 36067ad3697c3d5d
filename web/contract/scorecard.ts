import { Schema, Struct } from "effect";
import {
  CourseId,
  HoleId,
  HoleNumber,
  PlayerId,
  RoundNumber,
  ScorecardId,
  TournamentId,
} from "../../domain/shared/values.ts";
import { Hole } from "./course.ts";
import { intOrNull, numberOrNull, PersonName, textOrNull, UtcTime } from "./shared.ts";

export const Score = Schema.Struct({
  id: Schema.String,
  scorecardId: ScorecardId,
  holeId: HoleId,
  holeNumber: HoleNumber,
  /** With penalty strokes (AMB-50). */
  strokes: Schema.Int,
  putts: intOrNull,
  penalties: Schema.Int,
  notes: textOrNull,
  /** The same as strokes. */
  grossScore: Schema.Int,
  /** Strokes less those received. */
  adjustedScore: Schema.Int,
  stablefordPoints: Schema.Int,
  isVerified: Schema.Boolean,
  verifiedBy: textOrNull,
  verifiedAt: Schema.NullOr(UtcTime),
  submittedBy: Schema.String,
  createdAt: UtcTime,
  updatedAt: UtcTime,
}).annotate({ identifier: "Score" });
export type Score = typeof Score.Type;

export const VerificationStatus = Schema.Literals(["pending", "partial", "verified"]);
export type VerificationStatus = typeof VerificationStatus.Type;

export const Scorecard = Schema.Struct({
  id: ScorecardId,
  userId: PlayerId,
  courseId: CourseId,
  eventId: TournamentId,
  roundNumber: RoundNumber,
  /** When the first scores of the round came. */
  roundDate: UtcTime,
  totalGrossScore: Schema.Int,
  totalStrokes: Schema.Int,
  totalAdjustedScore: Schema.Int,
  totalStablefordPoints: Schema.Int,
  isVerified: Schema.Boolean,
  verificationStatus: VerificationStatus,
  verifiedBy: textOrNull,
  verifiedAt: Schema.NullOr(UtcTime),
  submittedBy: Schema.String,
  submittedAt: UtcTime,
  isComplete: Schema.Boolean,
  player: Schema.Struct({ id: PlayerId, ...PersonName.fields }),
  /** Holes with a score, by number. */
  scores: Schema.Array(Score),
  /** Valid ones. */
  attestationCount: Schema.Int,
  playingHandicap: Schema.Int,
  /** What the points are taken from (AMB-51). */
  scoringBasis: Schema.Literals(["gross", "net"]),
  tee: Schema.NullOr(
    Schema.Struct({ name: Schema.String, courseRating: numberOrNull, slopeRating: intOrNull }),
  ),
  /** An administrator sent the card back. */
  rejection: Schema.NullOr(
    Schema.Struct({ reason: Schema.String, rejectedAt: UtcTime, rejectedBy: PersonName }),
  ),
}).annotate({ identifier: "Scorecard" });
export type Scorecard = typeof Scorecard.Type;

/** All of a card but its holes. */
export const ScorecardSummary = Scorecard.mapFields(Struct.omit(["scores"]));
export type ScorecardSummary = typeof ScorecardSummary.Type;

/** Par and stroke index of the holes are those of the day the card was opened. */
export const ScorecardDetail = Schema.Struct({
  scorecard: Scorecard,
  course: Schema.Struct({ id: CourseId, name: Schema.String, location: Schema.String }),
  scores: Schema.Array(Schema.Struct({ score: Score, hole: Hole })),
}).annotate({ identifier: "ScorecardDetail" });
export type ScorecardDetail = typeof ScorecardDetail.Type;

export const RoundListItem = Schema.Struct({
  id: ScorecardId,
  roundDate: UtcTime,
  totalGrossScore: Schema.Int,
  totalStablefordPoints: Schema.Int,
  courseName: textOrNull,
  course: Schema.NullOr(Schema.Struct({ name: Schema.String, location: Schema.String })),
  eventId: TournamentId,
  eventName: textOrNull,
  roundNumber: RoundNumber,
  totalAdjustedScore: Schema.Int,
  isComplete: Schema.Boolean,
  isVerified: Schema.Boolean,
}).annotate({ identifier: "RoundListItem" });
export type RoundListItem = typeof RoundListItem.Type;
