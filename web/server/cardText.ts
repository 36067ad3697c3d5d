import { Schema } from "effect";
import type { HoleNumber } from "../../domain/shared/values.ts";
import type { CardRow, HoleScoreRow } from "../../projections/scorecards/queries.ts";
import { Score, ScorecardSummary } from "../contract/scorecard.ts";
import { scoring } from "./views/scorecards.ts";

const encodeSummary = Schema.encodeSync(ScorecardSummary);
const encodeScore = Schema.encodeSync(Score);

interface Line {
  readonly row: HoleScoreRow;
  /** Null for a hole that the course does not have. */
  readonly text: string | null;
}

/**
 * One card as JSON, score after score: of eighteen holes only that which changed is encoded anew. What
 * a hole says follows from its row and from the terms of play, which a card keeps.
 */
export const makeCardText = () => {
  const lines = new Map<HoleNumber, Line>();

  return (summary: ScorecardSummary, card: CardRow) => {
    const changed = card.scores.filter((row) => lines.get(row.hole_number)?.row !== row);
    const scoreOf = scoring({ ...card, scores: changed });
    for (const row of changed) {
      const score = scoreOf(row);
      lines.set(row.hole_number, { row, text: score && JSON.stringify(encodeScore(score)) });
    }
    const head = JSON.stringify(encodeSummary(summary)).slice(0, -1);
    // Put together when it is sent, once: to join them here would copy all of it one time more.
    let scores = "";
    for (const row of card.scores) {
      const text = lines.get(row.hole_number)?.text ?? null;
      if (text !== null) scores += scores === "" ? text : `,${text}`;
    }
    return `${head},"scores":[${scores}]}`;
  };
};
export type CardText = ReturnType<typeof makeCardText>;
