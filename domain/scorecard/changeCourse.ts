import { Equal, Result, Struct } from "effect";
import { handicaps } from "../golf/handicap.ts";
import type { ScorecardKey } from "../shared/values.ts";
import { happened, whenOpen } from "./decision.ts";
import { ScorecardEvent } from "./events.ts";
import { type TermsOfCourse, termsOfCourse } from "./playingTerms.ts";
import { HoleHasScores } from "./rejections.ts";

const { ScorecardCourseChanged } = ScorecardEvent.cases;

export interface ChangeCourse extends Pick<TermsOfCourse, "course" | "scrambleHandicaps"> {
  readonly card: ScorecardKey;
}

/**
 * Scores the card on this course from now on, with the handicap index with which it was opened.
 * Strokes, signatures and verifications stay as they are.
 */
export const changeCourse = whenOpen(
  ({ card, course, scrambleHandicaps }: ChangeCourse, { scorecardId, scores, terms }) => {
    const holes = new Set(course.holes.map(({ holeNumber }) => holeNumber));
    const gone = [...scores.keys()].find((holeNumber) => !holes.has(holeNumber));
    if (gone) return Result.fail(new HoleHasScores({ card, holeNumber: gone }));

    const { handicapIndex, handicapAllowance } = terms;
    const changed: TermsOfCourse = {
      course,
      ...handicaps({ handicapIndex, handicapAllowance, ...course }),
      ...(scrambleHandicaps && { scrambleHandicaps }),
    };
    if (Equal.equals(changed, Struct.pick(terms, termsOfCourse))) return happened();
    return happened(ScorecardCourseChanged.make({ scorecardId, ...changed }));
  },
);
