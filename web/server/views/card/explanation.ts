import { explainCard } from "../../../../domain/golf/explain/explainCard.ts";
import { playedOff } from "../../../../domain/scorecard/playingTerms.ts";
import { HoleNumber } from "../../../../domain/shared/values.ts";
import type { CardRow } from "../../../../projections/scorecards/queries.ts";
import type { CardExplanation } from "../../../contract/card/explanation.ts";
import { cardOf } from "./scorecards.ts";

/** Uses the terms on which the card was opened, even if course and player have changed since. */
export const explanationOf = (row: CardRow): CardExplanation => {
  const { handicapIndex, handicapAllowance, courseHandicap } = row.terms;
  const playingHandicap = playedOff(row.terms);
  const handicap = { handicapIndex, handicapAllowance, courseHandicap, playingHandicap };
  const { tee } = row.terms.course;
  const { holes, ...explanation } = explainCard({ ...cardOf(row), ...handicap, tee });
  return {
    ...handicap,
    ...explanation,
    tee,
    holes: holes.map((hole) => ({ ...hole, holeNumber: HoleNumber.make(hole.holeNumber) })),
  };
};
