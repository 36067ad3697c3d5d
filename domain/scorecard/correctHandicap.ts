import { Equal, Struct } from "effect";
import { handicaps } from "../golf/handicap.ts";
import type { ScorecardKey } from "../shared/values.ts";
import { happened, whenOpen } from "./decision.ts";
import { ScorecardEvent } from "./events.ts";
import { cardIndexOf, indexOfCard, type TermsOfHandicap, termsOfHandicap } from "./playingTerms.ts";

const { ScorecardHandicapCorrected } = ScorecardEvent.cases;

export interface CorrectHandicap extends Pick<TermsOfHandicap, "course" | "scrambleHandicaps"> {
  readonly card: ScorecardKey;
  /** Null stands for no index. Absent if the index of the card was right. */
  readonly handicapIndex?: number | null;
  readonly reason: string;
}

/**
 * Scores the card by this handicap from now on, at any time, also after it was verified. Strokes,
 * signatures and verifications stay as they are.
 */
export const correctHandicap = whenOpen((correction: CorrectHandicap, { scorecardId, terms }) => {
  const { course, scrambleHandicaps, reason } = correction;
  const { handicapAllowance } = terms;
  const handicapIndex =
    correction.handicapIndex === undefined ? indexOfCard(terms) : correction.handicapIndex;
  const corrected: TermsOfHandicap = {
    ...cardIndexOf(handicapIndex),
    course,
    ...handicaps({ handicapIndex, handicapAllowance, ...course }),
    ...(scrambleHandicaps && { scrambleHandicaps }),
  };
  const known = { ...terms, ...cardIndexOf(indexOfCard(terms)) };
  if (Equal.equals(corrected, Struct.pick(known, termsOfHandicap))) return happened();
  return happened(ScorecardHandicapCorrected.make({ scorecardId, ...corrected, reason }));
});
