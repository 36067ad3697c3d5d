import { Effect } from "effect";
import { People, type Person } from "../../../../application/ports/People.ts";
import { scoreRound } from "../../../../domain/golf/roundScore.ts";
import { playedOff } from "../../../../domain/scorecard/playingTerms.ts";
import type { ShortCardRow } from "../../../../projections/scorecards/shortCards.ts";
import type { ShortScorecard } from "../../../contract/card/shortScorecard.ts";
import { cardsOver } from "../match/matchesOver.ts";

/** Cards without their holes; who has signed them is added later. */
export const shortScorecardsOf = Effect.fnUntraced(function* (rows: ReadonlyArray<ShortCardRow>) {
  const people = yield* People.use(({ named }) => named(rows.map((row) => row.player_id)));
  const isOver = yield* cardsOver(rows.filter((row) => !totalOf(row).isComplete));
  return rows.flatMap((row) => {
    const player = people.get(row.player_id);
    // The player of a card may have been erased.
    return player ? [toShortScorecard(row, player, isOver(row))] : [];
  });
});

const totalOf = ({ terms, played }: Pick<ShortCardRow, "terms" | "played">) => {
  const { course, scoringBasis } = terms;
  return scoreRound({
    holes: course.holes,
    played,
    playingHandicap: playedOff(terms),
    scoringBasis,
  });
};

const toShortScorecard = (
  { open, ...row }: ShortCardRow,
  { firstName, lastName }: Person,
  isOver: boolean,
): Omit<ShortScorecard, "attestedBy"> => {
  const total = totalOf(row);
  return {
    id: row.scorecard_id,
    userId: row.player_id,
    eventId: row.tournament_id,
    roundNumber: row.round,
    totalGrossScore: total.grossScore,
    totalAdjustedScore: total.adjustedScore,
    toPar: total.grossScore === null ? null : total.grossScore - total.par,
    thru: total.holesPlayed,
    openHoles: open,
    isComplete: total.isComplete || isOver,
    isVerified: total.holesPlayed > 0 && open === 0,
    player: { id: row.player_id, firstName, lastName },
    attestationCount: row.attestation_count,
    ...(row.signed_on_paper && { isSignedOnPaper: true }),
    rejection: row.rejection && { reason: row.rejection.reason },
    disputes: row.disputed,
    lateScores: row.late_scores,
  };
};
