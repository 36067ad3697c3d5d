import { expect, test } from "vitest";
import { ana, scorecardId, terms, tournamentId } from "../../../../domain/scorecard/examples.ts";
import { HoleId, HoleNumber, RoundNumber } from "../../../../domain/shared/values.ts";
import type { Hole } from "../../../contract/course.ts";
import type { Score, Scorecard } from "../../../contract/scorecard.ts";
import { hole as holeScore } from "./queue/testing.ts";
import { nextOpenHole, roundCardOf } from "./roundCard.ts";

const round1 = RoundNumber.make(1);
const { courseId } = terms.course;
const at = "2026-05-01T08:00:00.000Z";
const unknown = { distanceBlue: null, distanceWhite: null, distanceRed: null };
const unknownToo = { blueDistance: null, whiteDistance: null, redDistance: null };

/** Eighteen par 4s, the first the hardest. */
const holes = Array.from({ length: 18 }, (_, index): Hole => {
  const id = HoleId.make(`00000000-0000-4000-9000-${String(index).padStart(12, "0")}`);
  const holeNumber = HoleNumber.make(index + 1);
  return { id, courseId, holeNumber, par: 4, handicap: index + 1, ...unknown, ...unknownToo };
});

const score = (number: number, strokes: number, isVerified = false): Score => ({
  ...holeScore(number, strokes),
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

const card = (scores: ReadonlyArray<Score>): Scorecard => ({
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
});

const waiting = (number: number, strokes: number, round = 1) => ({
  key: `${number} ${strokes}`,
  order: 1,
  wasTried: false,
  roundNumber: RoundNumber.make(round),
  hole: holeScore(number, strokes),
});

test("before the first score is saved nobody knows the handicap, so net and points are open", () => {
  const { totals, received } = roundCardOf(holes, undefined, [waiting(1, 5)], round1);
  expect(totals).toEqual({ gross: 5, toPar: 1, thru: 1, net: null, points: null });
  expect(received).toBeNull();
});

test("what waits to be sent counts in the place of what the server has", () => {
  const { totals, entered } = roundCardOf(
    holes,
    card([score(1, 5), score(2, 4)]),
    [waiting(2, 6), waiting(3, 3), waiting(4, 9, 2)],
    round1,
  );
  expect([...entered.values()].map(({ strokes }) => strokes)).toEqual([5, 6, 3]);
  // Two strokes are received, on the holes 1 and 2: net 4, 5 and 3.
  expect(totals).toEqual({ gross: 14, toPar: 2, thru: 3, net: 12, points: 2 + 1 + 3 });
});

test("play goes on at the first hole without a score", () => {
  expect(nextOpenHole(roundCardOf(holes, card([score(1, 5)]), [waiting(2, 4)], round1))).toBe(3);
  const all = holes.map(({ holeNumber }) => score(holeNumber, 4));
  expect(nextOpenHole(roundCardOf(holes, card(all), [], round1))).toBe(1);
});

test("verified holes are locked", () => {
  const { verified } = roundCardOf(holes, card([score(1, 4, true), score(2, 4)]), [], round1);
  expect([...verified]).toEqual([1]);
});
