import { ana, scorecardId, terms, tournamentId } from "../../../../../domain/scorecard/examples.ts";
import { HoleNumber, RoundNumber } from "../../../../../domain/shared/values.ts";
import type { CardHole, Score, ScorecardDetail } from "../../../../contract/card/scorecard.ts";

/** Named values for tests of the dialog. */
const { courseId, holes } = terms.course;
const noon = "2026-06-13T12:00:00.000Z";

interface Played {
  /** Strokes from the first hole on. */
  readonly strokes: ReadonlyArray<number>;
  /** One stroke received on each of that many hardest holes; above 18 a second one. */
  readonly handicap: number;
  /** Number of holes of the course: par 4s, the first one the hardest. */
  readonly length?: number;
}

export const detailOf = (
  { strokes, handicap, length = 18 }: Played,
  isComplete = false,
): ScorecardDetail => {
  const receivedOn = (index: number) =>
    (index < handicap ? 1 : 0) + (index < handicap - length ? 1 : 0);
  const cardHoles = holes.slice(0, length).map(({ holeNumber, strokeIndex }, index): CardHole => {
    return { holeNumber, par: 4, strokeIndex, yards: null, strokesReceived: receivedOn(index) };
  });
  const scores = strokes.map((gross, index): Score => {
    const received = receivedOn(index);
    return {
      id: `score ${index}`,
      scorecardId,
      holeId: holes[index]!.holeId,
      holeNumber: HoleNumber.make(index + 1),
      ...{ strokes: gross, pickedUp: false, conceded: false },
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
  const sum = (figureOf: (score: Score) => number | null) =>
    scores.reduce((total, score) => total + (figureOf(score) ?? 0), 0);
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
      disputes: [],
      late: [],
      holes: cardHoles,
    },
    course: { id: courseId, name: "Widow's Reach Links", location: "Northmoor" },
    scores: [],
  };
};
