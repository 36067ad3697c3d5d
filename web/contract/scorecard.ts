import { Schema } from "effect";
import {
  CourseId,
  DisputedEntryId,
  HoleId,
  HoleNumber,
  PlayerId,
  RoundNumber,
  ScorecardId,
  TournamentId,
} from "../../domain/shared/values.ts";
import { Hole, Tee } from "./course.ts";
import { intOrNull, numberOrNull, PersonName, textOrNull, UtcTime } from "./shared.ts";

export const Score = Schema.Struct({
  id: Schema.String,
  scorecardId: ScorecardId,
  holeId: HoleId,
  holeNumber: HoleNumber,
  /** With penalty strokes. */
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

/** A hole of a round, as the card of a player has it. */
export const CardHole = Schema.Struct({
  holeNumber: HoleNumber,
  par: Schema.Int,
  strokeIndex: Schema.Int,
  /** From the tee that is played, where that is the Blue, the White or the Red one. */
  yards: intOrNull,
  /** Negative where a plus handicap gives strokes back. */
  strokesReceived: Schema.Int,
}).annotate({ identifier: "CardHole" });
export type CardHole = typeof CardHole.Type;

/** A hole on which people disagree. */
export const Dispute = Schema.Struct({
  holeNumber: HoleNumber,
  /** What was entered; the first one counts until somebody settles it. */
  entries: Schema.Array(
    Schema.Struct({
      entryId: DisputedEntryId,
      strokes: Schema.Int,
      putts: intOrNull,
      penalties: Schema.Int,
      enteredAt: UtcTime,
      enteredBy: PersonName,
    }),
  ),
}).annotate({ identifier: "Dispute" });
export type Dispute = typeof Dispute.Type;

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
  /** Whose they are; in the lists of administrators. */
  attestedBy: Schema.optionalKey(Schema.Array(Schema.Struct(PersonName.fields))),
  playingHandicap: Schema.Int,
  /** What the points are taken from. */
  scoringBasis: Schema.Literals(["gross", "net"]),
  tee: Schema.NullOr(
    Schema.Struct({ name: Schema.String, courseRating: numberOrNull, slopeRating: intOrNull }),
  ),
  /** An administrator sent the card back. */
  rejection: Schema.NullOr(
    Schema.Struct({ reason: Schema.String, rejectedAt: UtcTime, rejectedBy: PersonName }),
  ),
  /** By hole. While there is one, the card can be neither signed nor verified. */
  disputes: Schema.Array(Dispute),
  /** Every hole of the round, as it was on the day the card was opened. */
  holes: Schema.Array(CardHole),
}).annotate({ identifier: "Scorecard" });
export type Scorecard = typeof Scorecard.Type;

/** What the card of a round would have if it were opened now. */
export const RoundAhead = Schema.Struct({
  /** Null for administrators, who play off none, and where there is no course yet. */
  playingHandicap: intOrNull,
  tee: Scorecard.fields.tee,
  /** All tees of the round: others may play from another one. */
  tees: Schema.Array(Tee),
  /** None where there is no course yet. Administrators receive no strokes. */
  holes: Schema.Array(Schema.Struct({ ...CardHole.fields, strokesReceived: intOrNull })),
}).annotate({ identifier: "RoundAhead" });
export type RoundAhead = typeof RoundAhead.Type;

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
  /** How many holes have scores. */
  thru: Schema.Int,
  isComplete: Schema.Boolean,
  isVerified: Schema.Boolean,
  /** Valid ones. */
  attestationCount: Schema.Int,
  /** An administrator sent the card back. */
  rejection: Schema.NullOr(Schema.Struct({ reason: Schema.String })),
}).annotate({ identifier: "RoundListItem" });
export type RoundListItem = typeof RoundListItem.Type;
