import { Effect } from "effect";
import { Courses } from "../../../../application/ports/Courses.ts";
import { wholeRound } from "../../../../domain/golf/handicap.ts";
import { plus } from "../../../../domain/golf/roundScore.ts";
import { isRated } from "../../../../domain/golf/tee.ts";
import { adjustedGross, cappedHoles } from "../../../../domain/golf/worldHandicap/adjustedGross.ts";
import { recordOfRounds } from "../../../../domain/golf/worldHandicap/recordOfRounds.ts";
import { indexOfCard } from "../../../../domain/scorecard/playingTerms.ts";
import type { CardRow } from "../../../../projections/scorecards/queries.ts";
import type { HandicapRecord } from "../../../contract/person/statistics.ts";

/** The handicap record from a player's cards that count: complete, verified, from a rated tee. */
export const handicapRecordOf = Effect.fnUntraced(function* (rows: ReadonlyArray<CardRow>) {
  const { rounds, ...made } = recordOfRounds(inOrder(rows).flatMap(ratedRound));
  const courseIds = [...new Set(rounds.map(({ courseId }) => courseId))];
  const courses = yield* Courses.use(({ manyById }) => manyById(courseIds));
  const record: HandicapRecord = {
    ...made,
    rounds: rounds.map((round) => ({
      scorecardId: round.scorecardId,
      roundDate: round.roundDate,
      courseName: courses.get(round.courseId)?.name ?? null,
      gross: round.gross,
      cappedHoles: round.cappedHoles,
      adjustedGross: round.adjustedGrossScore,
      courseRating: round.courseRating,
      slopeRating: round.slopeRating,
      differential: round.differential,
      index: round.index,
      counts: round.counts,
      note: round.reduction === 0 ? null : noteOf(round.reduction),
    })),
  };
  return record;
});

const noteOf = (reduction: number) =>
  `Exceptional score: it takes ${(-reduction).toFixed(1)} off the differentials up to then.`;

const inOrder = (rows: ReadonlyArray<CardRow>) =>
  rows.toSorted((a, b) => a.round_date.localeCompare(b.round_date) || a.round - b.round);

const ratedRound = (row: CardRow) => {
  const { course, courseHandicap } = row.terms;
  const official = new Map(
    row.scores
      .filter(({ verified_at }) => verified_at !== null)
      .map((score) => [score.hole_number as number, score]),
  );
  const holes = course.holes.flatMap((hole) => {
    const score = official.get(hole.holeNumber);
    return score ? [{ ...hole, strokes: score.strokes }] : [];
  });
  const { tee } = course;
  if (holes.length !== wholeRound || row.rejection !== null || !tee || !isRated(tee)) return [];
  const handicap = indexOfCard(row.terms) === null ? null : courseHandicap;
  return [
    {
      scorecardId: row.scorecard_id,
      courseId: course.courseId,
      roundDate: row.round_date,
      playedOn: row.round_date.slice(0, "YYYY-MM-DD".length),
      gross: holes.map(({ strokes }) => strokes).reduce(plus, 0),
      adjustedGrossScore: adjustedGross(holes, handicap),
      cappedHoles: cappedHoles(holes, handicap),
      courseRating: tee.courseRating,
      slopeRating: tee.slopeRating,
    },
  ];
};
