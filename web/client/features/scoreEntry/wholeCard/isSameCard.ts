import type { HoleScore } from "../../../../../domain/shared/values.ts";
import type { RoundCard } from "../roundCard.ts";

type Entered = RoundCard["entered"];

/** Whether both have the same holes with the same figures. */
export const isSameCard = (one: Entered, other: Entered): boolean =>
  one.size === other.size &&
  [...one.values()].every((score) => isSameScore(score, other.get(score.holeNumber)));

const isSameScore = (one: HoleScore, other: HoleScore | undefined): boolean =>
  one.strokes === other?.strokes &&
  one.putts === other.putts &&
  one.penalties === other.penalties &&
  one.notes === other.notes;
