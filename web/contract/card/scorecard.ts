import { Schema } from "effect";
import {
  CourseId,
  DisputedEntryId,
  HoleId,
  HoleNumber,
  PlayerId,
  RoundNumber,
  ScorecardId,
  TeeId,
  TournamentId,
} from "../../../domain/shared/values.ts";
import { Hole, Tee } from "../course/course.ts";
import { intOrNull, numberOrNull, PersonName, textOrNull, UtcTime } from "../shared.ts";

/** What stands on a hole beside strokes. Who has conceded it has picked up, too. */
export const PickedUp = { pickedUp: Schema.Boolean, conceded: Schema.Boolean };

export const Score = Schema.Struct({
  id: Schema.String,
  scorecardId: ScorecardId,
  holeId: HoleId,
  holeNumber: HoleNumber,
  /** With penalty strokes; null where the hole was picked up. */
  strokes: intOrNull,
  ...PickedUp,
  putts: intOrNull,
  penalties: Schema.Int,
  notes: textOrNull,
  /** The same as strokes. */
  grossScore: intOrNull,
  /** Strokes less the strokes received; null without strokes. */
  adjustedScore: intOrNull,
  stablefordPoints: Schema.Int,
  isVerified: Schema.Boolean,
  verifiedBy: textOrNull,
  verifiedAt: Schema.NullOr(UtcTime),
  submittedBy: Schema.String,
  createdAt: UtcTime,
  updatedAt: UtcTime,
}).annotate({ identifier: "Score" });
export type Score = typeof Score.Type;

/** A hole of a round, as the card of a player contains it. */
export const CardHole = Schema.Struct({
  holeNumber: HoleNumber,
  par: Schema.Int,
  strokeIndex: Schema.Int,
  /** From the tee that is played, if it is the Blue, the White or the Red one. */
  yards: intOrNull,
  /** Negative if a plus handicap gives strokes back. */
  strokesReceived: Schema.Int,
}).annotate({ identifier: "CardHole" });
export type CardHole = typeof CardHole.Type;

/** A hole with different entries of different people. */
export const Dispute = Schema.Struct({
  holeNumber: HoleNumber,
  /** The entries; the first one counts until the dispute is settled. */
  entries: Schema.Array(
    Schema.Struct({
      entryId: DisputedEntryId,
      /** Null for picked up, and for a hole that somebody wanted to take back. */
      strokes: intOrNull,
      ...PickedUp,
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

/** A hole that a player sent after the end of the event. It does not count. */
export const LateScore = Schema.Struct({
  holeNumber: HoleNumber,
  /** Null for picked up, and for a hole that was taken back. */
  strokes: intOrNull,
  ...PickedUp,
  receivedAt: UtcTime,
}).annotate({ identifier: "LateScore" });
export type LateScore = typeof LateScore.Type;

export const Signer = Schema.Struct({
  ...PersonName.fields,
  /** They play the one ball of this card themselves: nobody of another side was in the group. */
  isOfSide: Schema.optionalKey(Schema.Boolean),
});

export const Scorecard = Schema.Struct({
  id: ScorecardId,
  userId: PlayerId,
  courseId: CourseId,
  eventId: TournamentId,
  roundNumber: RoundNumber,
  /** The time of the first scores of the round. */
  roundDate: UtcTime,
  /** Null as soon as a hole was picked up; so is the adjusted score. */
  totalGrossScore: intOrNull,
  totalStrokes: intOrNull,
  totalAdjustedScore: intOrNull,
  totalStablefordPoints: Schema.Int,
  isVerified: Schema.Boolean,
  verificationStatus: VerificationStatus,
  verifiedBy: textOrNull,
  verifiedAt: Schema.NullOr(UtcTime),
  submittedBy: Schema.String,
  submittedAt: UtcTime,
  /** Every hole was played, or in match play every match of its player is over. */
  isComplete: Schema.Boolean,
  player: Schema.Struct({ id: PlayerId, ...PersonName.fields }),
  /** Holes that were played, by number. */
  scores: Schema.Array(Score),
  /** The number of valid signatures. */
  attestationCount: Schema.Int,
  /**
   * The office has the signed card on paper. Until a score changes; absent where it has not said so.
   */
  isSignedOnPaper: Schema.optionalKey(Schema.Boolean),
  /** Their names. A card that an older version has stored on a device may have none. */
  attestedBy: Schema.optionalKey(Schema.Array(Signer)),
  playingHandicap: Schema.Int,
  /** The scoring from which points are calculated. */
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
  /** What players sent after the end, by hole, until the office decides. */
  late: Schema.Array(LateScore),
  /** Every hole of the round, as it was on the day when the card was opened. */
  holes: Schema.Array(CardHole),
}).annotate({ identifier: "Scorecard" });
export type Scorecard = typeof Scorecard.Type;

/** The values of a card if it were opened now. */
export const RoundAhead = Schema.Struct({
  /** Null for administrators, who have no handicap, and if there is no course yet. */
  playingHandicap: intOrNull,
  tee: Scorecard.fields.tee,
  /** All tees of the round, because other players may use another one. */
  tees: Schema.Array(Tee),
  /** Empty if there is no course yet. Administrators receive no strokes. */
  holes: Schema.Array(Schema.Struct({ ...CardHole.fields, strokesReceived: intOrNull })),
  /** For administrators, who print cards of every tee: its yards, hole by hole in their order. */
  yardsByTee: Schema.optionalKey(
    Schema.Array(Schema.Struct({ teeId: TeeId, yards: Schema.Array(intOrNull) })),
  ),
}).annotate({ identifier: "RoundAhead" });
export type RoundAhead = typeof RoundAhead.Type;

/** Par and stroke index of the holes are those of the day when the card was opened. */
export const ScorecardDetail = Schema.Struct({
  scorecard: Scorecard,
  course: Schema.Struct({ id: CourseId, name: Schema.String, location: Schema.String }),
  scores: Schema.Array(Schema.Struct({ score: Score, hole: Hole })),
}).annotate({ identifier: "ScorecardDetail" });
export type ScorecardDetail = typeof ScorecardDetail.Type;
