import { Result } from "effect";
import type { HoleScore } from "../shared/values.ts";
import { type Marking, obstacleToMarking } from "./attestScorecard.ts";
import { happened, whenOpen } from "./decision.ts";
import { dispute, isContrary } from "./disputes.ts";
import { MAX_CHANGES_BY_PLAYERS } from "./recordHoleScores.ts";
import { HoleAlreadyVerified, HoleHasNoScore, ScorecardChangedTooOften } from "./rejections.ts";

interface DisputeHole extends Marking {
  /** What is right, by who says so. */
  readonly score: HoleScore;
}

/**
 * Who may sign a card may say instead that a hole of it is wrong, also after having signed it. Both
 * numbers are kept then, and the one on the card counts until the dispute is settled.
 */
export const disputeHole = whenOpen(({ score, ...marking }: DisputeHole, open) => {
  const { card, by } = marking;
  const { holeNumber } = score;
  const obstacle = obstacleToMarking(marking, open);
  if (obstacle) return Result.fail(obstacle);
  if (!open.scores.has(holeNumber)) return Result.fail(new HoleHasNoScore({ card, holeNumber }));
  if (open.verified.has(holeNumber)) {
    return Result.fail(new HoleAlreadyVerified({ card, holeNumber }));
  }
  if (!isContrary(score, open)) return happened();
  if (open.changes >= MAX_CHANGES_BY_PLAYERS) {
    return Result.fail(new ScorecardChangedTooOften({ card }));
  }
  return happened(dispute(score, open, by));
});
