import { ana, scorecardId, terms, tournamentId } from "../../../../../domain/scorecard/examples.ts";
import { HoleId, HoleNumber } from "../../../../../domain/shared/values.ts";
import type { CardHole, Score, Scorecard } from "../../../../contract/card/scorecard.ts";
import { hole as holeScore, round1 } from "../../../outbox/testing.ts";

const { courseId } = terms.course;
export const at = "2026-05-01T08:00:00.000Z";

/** Eighteen par 4s, the first one the hardest; the first two give a stroke. */
export const holes = Array.from({ length: 18 }, (_, index): CardHole => {
  const [holeNumber, strokeIndex] = [HoleNumber.make(index + 1), index + 1];
  return { holeNumber, par: 4, strokeIndex, yards: null, strokesReceived: index < 2 ? 1 : 0 };
});

export const score = (number: number, strokes: number, isVerified = false): Score => ({
  ...holeScore(number, strokes),
  ...{ pickedUp: false, conceded: false },
  id: "s",
  scorecardId,
  holeId: HoleId.make("00000000-0000-4000-9000-000000000001"),
  grossScore: strokes,
  adjustedScore: strokes,
  stablefordPoints: 0,
  isVerified,
  verifiedBy: null,
  verifiedAt: null,
  submittedBy: ana,
  createdAt: at,
  updatedAt: at,
});

export const card = (scores: ReadonlyArray<Score>): Scorecard => ({
  id: scorecardId,
  userId: ana,
  courseId,
  eventId: tournamentId,
  roundNumber: round1,
  roundDate: at,
  totalGrossScore: 0,
  totalStrokes: 0,
  totalAdjustedScore: 0,
  totalStablefordPoints: 0,
  isVerified: false,
  verificationStatus: "pending",
  verifiedBy: null,
  verifiedAt: null,
  submittedBy: ana,
  submittedAt: at,
  isComplete: false,
  player: { id: ana, firstName: "Ana", lastName: "Ace" },
  scores,
  attestationCount: 0,
  playingHandicap: 2,
  scoringBasis: "net",
  tee: null,
  rejection: null,
  disputes: [],
  late: [],
  holes,
});
