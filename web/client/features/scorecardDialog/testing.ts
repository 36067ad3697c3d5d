import { ana, scorecardId, terms, tournamentId } from "../../../../domain/scorecard/examples.ts";
import { HoleNumber, RoundNumber } from "../../../../domain/shared/values.ts";
import type { Hole } from "../../../contract/course.ts";
import type { Score, ScorecardDetail } from "../../../contract/scorecard.ts";
import { unmeasured } from "../../lib/holesOfCard.ts";

/** Named values for tests of the dialog. */
const { courseId, holes } = terms.course;
const noon = "2026-06-13T12:00:00.000Z";

/** Par 4s, the first the hardest. */
export const courseHoles = (count: number): ReadonlyArray<Hole> =>
  holes.slice(0, count).map(({ holeId, holeNumber, strokeIndex }) => ({
    id: holeId,
    courseId,
    holeNumber,
    par: 4,
    handicap: strokeIndex,
    ...unmeasured,
  }));

interface Played {
  /** From the first hole on. */
  readonly strokes: ReadonlyArray<number>;
  /** Up to 18: one stroke on as many of the hardest holes. */
  readonly handicap: number;
}

export const detailOf = ({ strokes, handicap }: Played, isComplete = false): ScorecardDetail => {
  const scores = strokes.map((gross, index): Score => {
    const received = (index < handicap ? 1 : 0) + (index < handicap - 18 ? 1 : 0);
    return {
      id: `score ${index}`,
      scorecardId,
      holeId: holes[index]!.holeId,
      holeNumber: HoleNumber.make(index + 1),
      strokes: gross,
      putts: null,
      penalties: 0,
      notes: null,
      grossScore: gross,
      adjustedScore: gross - received,
      stablefordPoints: Math.max(0, 2 + 4 + received - gross),
      isVerified: false,
      verifiedBy: null,
      verifiedAt: null,
      submittedBy: ana,
      createdAt: noon,
      updatedAt: noon,
    };
  });
  const sum = (figureOf: (score: Score) => number) =>
    scores.reduce((total, score) => total + figureOf(score), 0);
  return {
    scorecard: {
      id: scorecardId,
      userId: ana,
      courseId,
      eventId: tournamentId,
      roundNumber: RoundNumber.make(1),
      roundDate: noon,
      totalGrossScore: sum(({ grossScore }) => grossScore),
      totalStrokes: sum(({ strokes: gross }) => gross),
      totalAdjustedScore: sum(({ adjustedScore }) => adjustedScore),
      totalStablefordPoints: sum(({ stablefordPoints }) => stablefordPoints),
      isVerified: false,
      verificationStatus: "pending",
      verifiedBy: null,
      verifiedAt: null,
      submittedBy: ana,
      submittedAt: noon,
      isComplete,
      player: { id: ana, firstName: "Ana", lastName: "Ace" },
      scores,
      attestationCount: 0,
      playingHandicap: handicap,
      scoringBasis: "net",
      tee: { name: "White", courseRating: 71.2, slopeRating: 128 },
      rejection: null,
      holes: [],
    },
    course: { id: courseId, name: "Widow's Reach Links", location: "Northmoor" },
    scores: scores.map((score, index) => ({ score, hole: courseHoles(18)[index]! })),
  };
};
