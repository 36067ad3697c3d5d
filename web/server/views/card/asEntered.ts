import { Array } from "effect";
import type { HoleNumber, HoleScore } from "../../../../domain/shared/values.ts";
import type { HoleScoreInput, MyScores } from "../../../contract/card/holeScores.ts";

/**
 * The scores, and what their writer saw before on the holes where the request contains
 * them.
 */
export const asEntered = (entered: MyScores["holeScores"]) => {
  const seen = new Map<HoleNumber, number | null>();
  for (const { holeNumber, basedOn } of entered) {
    if (basedOn !== undefined) seen.set(holeNumber, basedOn);
  }
  const scores = Array.map(entered, ({ basedOn: _basedOn, ...score }) => asScore(score));
  return { scores, basedOn: seen };
};

export const asScore = ({ pickedUp, conceded, ...score }: HoleScoreInput): HoleScore => ({
  ...score,
  ...(pickedUp && { pickedUp }),
  ...(conceded && { conceded }),
});
