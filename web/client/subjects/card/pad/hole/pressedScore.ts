import {
  isPickedUp,
  type Played,
  strokesOf,
  withoutScore,
} from "../../../../../../domain/golf/played.ts";
import type { HoleNumber, HoleScore } from "../../../../../../domain/shared/values.ts";

/** What is entered beside the strokes. */
export type Extras = Pick<HoleScore, "putts" | "penalties" | "notes">;

export const noExtras: Extras = { putts: null, penalties: 0, notes: null };

/** What a key of a hole enters, with what was entered there beside it. */
export const pressedScore = (
  holeNumber: HoleNumber,
  pressed: Played,
  { putts, penalties, notes }: Extras,
): HoleScore => ({
  ...{ holeNumber, strokes: strokesOf(pressed), ...withoutScore(pressed) },
  ...{ putts: isPickedUp(pressed) ? null : putts, penalties, notes },
});
