import { scoreRound } from "../../../../domain/golf/roundScore.ts";
import { playedOff } from "../../../../domain/scorecard/playingTerms.ts";
import type { SheetCardRow } from "../../../../projections/scorecards/sheetCards.ts";
import type { ScoreSheet, SheetCard } from "../../../contract/card/scoreSheet.ts";
import { inRow } from "./onHole.ts";

type Part = ScoreSheet[number];

/** The cards of a round, by the holes on which they are scored. Some are over before their last hole. */
export const scoreSheetOf = (
  rows: ReadonlyArray<SheetCardRow>,
  isOver: (row: SheetCardRow) => boolean,
): ScoreSheet => {
  const parts = new Map<string, { readonly holes: Part["holes"]; cards: Array<SheetCard> }>();
  for (const row of rows) {
    const holes = holesOf(row);
    const key = JSON.stringify(holes);
    const part = parts.get(key) ?? { holes, cards: [] };
    part.cards.push(toSheetCard(row, isOver(row)));
    parts.set(key, part);
  }
  return [...parts.values()];
};

const holesOf = ({ terms }: SheetCardRow): Part["holes"] =>
  terms.course.holes.map(({ holeNumber, par, strokeIndex }) => ({ holeNumber, par, strokeIndex }));

const toSheetCard = (row: SheetCardRow, isOver: boolean): SheetCard => {
  const { terms, played, open, scores } = row;
  const { scoringBasis } = terms;
  const playingHandicap = playedOff(terms);
  const { holes, tee } = terms.course;
  const total = scoreRound({ holes, played, playingHandicap, scoringBasis });
  const onCourse = new Set(holes.map(({ holeNumber }) => holeNumber));
  return {
    id: row.scorecard_id,
    userId: row.player_id,
    roundNumber: row.round,
    isComplete: total.isComplete || isOver,
    isVerified: total.holesPlayed > 0 && open === 0,
    attestationCount: row.attestation_count,
    ...(row.signed_on_paper && { isSignedOnPaper: true }),
    rejection: row.rejection && { reason: row.rejection.reason },
    disputes: row.disputed,
    playingHandicap,
    tee: tee && { name: tee.name },
    scores: scores
      .filter(({ hole_number }) => onCourse.has(hole_number))
      .map(({ hole_number: holeNumber, putts, penalties, notes, ...there }) => ({
        ...{ holeNumber, ...inRow(there) },
        ...{ putts, penalties, notes },
      })),
  };
};
