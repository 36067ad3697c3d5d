import type { HandicapRecord } from "../../../contract/person/statistics.ts";
import { pickedUpWord, totalText } from "../../ui/notation.ts";
import { indexText } from "../person/indexText.ts";

type Round = HandicapRecord["rounds"][number];

/** How the index came about: the rounds that count, the reduction for few rounds, and the caps. */
export const madeOf = ({
  index,
  lowIndex,
  rounds,
  counting,
  adjustment,
  uncappedIndex,
}: HandicapRecord): string => {
  if (index === null) return missing(rounds.length);
  const lowest =
    counting === 1
      ? `The lowest of ${rounds.length} differentials counts`
      : `The lowest ${counting} of ${rounds.length} differentials count`;
  const less = adjustment === 0 ? "." : `, less ${(-adjustment).toFixed(1)}.`;
  const cap =
    uncappedIndex === null
      ? ""
      : ` The cap holds it back: it may not rise freely more than 3.0 above the low index of ${indexText(lowIndex)}, and would be ${indexText(uncappedIndex)}.`;
  return `${lowest}${less}${cap}`;
};

const missing = (rounds: number) => {
  const more = 3 - rounds;
  return more === 1
    ? "One more round, and you have an index."
    : `${more} more rounds, and you have an index.`;
};

/** "(88 - 71.3) x 113 / 128". */
export const formulaOf = ({ adjustedGross, courseRating, slopeRating }: Round): string =>
  `(${adjustedGross} − ${courseRating}) × 113 / ${slopeRating}`;

/** "Gross 92, counted as 88: hole 4 as 7, not 9; hole 11 as 6, picked up."; null where all counts. */
export const cappedText = ({ gross, adjustedGross, cappedHoles }: Round): string | null => {
  if (cappedHoles.length === 0) return null;
  const holes = cappedHoles.map(
    ({ holeNumber, strokes, counted }) =>
      `hole ${holeNumber} as ${counted}, ${strokes === null ? pickedUpWord : `not ${strokes}`}`,
  );
  return `Gross ${totalText(gross)}, counted as ${adjustedGross}: ${holes.join("; ")}.`;
};
