import { Effect } from "effect";
import { Courses } from "../../../../application/ports/Courses.ts";
import { People } from "../../../../application/ports/People.ts";
import { scoreRound } from "../../../../domain/golf/roundScore.ts";
import type { CardRow } from "../../../../projections/scorecards/queries.ts";
import { tournamentNames } from "../../../../projections/tournaments/queries.ts";
import type { RoundListItem } from "../../../contract/card/ownRounds.ts";
import { cardOf } from "../card/scorecards.ts";
import { signersOf } from "../card/signers.ts";

/** A player's rounds for a list, with the names of course and event. */
export const roundsOf = Effect.fnUntraced(function* (rows: ReadonlyArray<CardRow>) {
  const courseIds = [...new Set(rows.map(({ terms }) => terms.course.courseId))];
  const courses = yield* Courses.use(({ manyById }) => manyById(courseIds));
  const events = yield* tournamentNames([...new Set(rows.map((row) => row.tournament_id))]);

  const signers = [...new Set(rows.flatMap((row) => row.attested_by))];
  const people = yield* People.use(({ named }) => named(signers));

  return rows.map((row): RoundListItem => {
    const course = courses.get(row.terms.course.courseId);
    const total = scoreRound(cardOf(row));
    return {
      id: row.scorecard_id,
      roundDate: row.round_date,
      totalGrossScore: total.grossScore,
      totalStablefordPoints: total.stablefordPoints,
      courseName: course?.name ?? null,
      course: course ? { name: course.name, location: course.location } : null,
      eventId: row.tournament_id,
      eventName: events.get(row.tournament_id) ?? null,
      roundNumber: row.round,
      totalAdjustedScore: total.adjustedScore,
      thru: total.holesPlayed,
      isComplete: total.isComplete,
      isVerified: row.scores.length > 0 && row.scores.every((score) => score.verified_at !== null),
      ...signersOf(row, people),
      ...(row.signed_on_paper && { isSignedOnPaper: true }),
      rejection: row.rejection && { reason: row.rejection.reason },
    };
  });
});
