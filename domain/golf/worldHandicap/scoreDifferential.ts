import { decimal, minus, ratio, times } from "../fraction.ts";
import { standardSlope } from "../handicap.ts";
import { roundHalfUp } from "../roundHalfUp.ts";

export interface RatedScore {
  readonly adjustedGrossScore: number;
  readonly courseRating: number;
  /** 55 to 155. */
  readonly slopeRating: number;
  /** The playing conditions calculation of that day: -1 to 3, 0 on a normal day. */
  readonly playingConditions: number;
}

/**
 * The result of a round, converted to a course of standard difficulty, to one decimal: 113 / slope
 * × (adjusted gross − course rating − playing conditions). A half is rounded up, so -1.55 becomes
 * -1.5.
 *
 * Source: Rule 5.1,
 * https://www.usga.org/content/usga/home-page/handicapping/roh/Content/rules/5%201%20Calculation%20of%20a%20Score%20Differential.htm
 */
export const scoreDifferential = (score: RatedScore): number => {
  const conditions = minus(decimal(score.courseRating), decimal(-score.playingConditions));
  const overRating = minus(decimal(score.adjustedGrossScore), conditions);
  return roundHalfUp(times(ratio(standardSlope, score.slopeRating), overRating), 1);
};
