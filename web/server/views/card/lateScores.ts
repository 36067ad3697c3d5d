import { HoleNumber } from "../../../../domain/shared/values.ts";
import type { LateCardRow } from "../../../../projections/scorecards/lateCards.ts";
import type { LateScores } from "../../../contract/card/lateScores.ts";
import type { LateScore } from "../../../contract/card/scorecard.ts";

/** By number. */
export const lateOn = ({ late }: Pick<LateCardRow, "late">): ReadonlyArray<LateScore> =>
  Object.entries(late)
    .map(([hole, { strokes, pickedUp = false, conceded = false, receivedAt }]) => ({
      holeNumber: HoleNumber.make(Number(hole)),
      ...{ strokes, pickedUp, conceded, receivedAt },
    }))
    .toSorted((one, other) => one.holeNumber - other.holeNumber);

export const lateScoresOf = (row: LateCardRow): LateScores => {
  const holeScores = lateOn(row);
  return {
    scorecardId: row.scorecard_id,
    playerId: row.player_id,
    roundNumber: row.round,
    holeScores,
    receivedAt:
      holeScores
        .map(({ receivedAt }) => receivedAt)
        .toSorted()
        .at(-1) ?? "",
  };
};
