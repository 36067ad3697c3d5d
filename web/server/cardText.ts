import { Schema } from "effect";
import type { CardRow, HoleScoreRow } from "../../projections/scorecards/queries.ts";
import { Score, ScorecardSummary } from "../contract/scorecard.ts";
import { scoring } from "./views/scorecards.ts";

const encodeSummary = Schema.encodeSync(ScorecardSummary);
const encodeScore = Schema.encodeSync(Score);

/**
 * One card as JSON, score after score: of eighteen holes only that which changed is encoded anew. What
 * a hole says follows from its row and from the terms of play, which a card keeps.
 */
export const makeCardText = () => {
  let kept = new Map<HoleScoreRow, string | null>();

  return (summary: ScorecardSummary, card: CardRow) => {
    const scoreOf = scoring(card);
    const textOf = (hole: HoleScoreRow) => {
      const known = kept.get(hole);
      if (known !== undefined) return known;
      const score = scoreOf(hole);
      return score && JSON.stringify(encodeScore(score));
    };
    kept = new Map(card.scores.map((hole) => [hole, textOf(hole)]));
    const scores = [...kept.values()].filter((text) => text !== null);
    const head = JSON.stringify(encodeSummary(summary)).slice(0, -1);
    return `${head},"scores":[${scores.join(",")}]}`;
  };
};
export type CardText = ReturnType<typeof makeCardText>;
