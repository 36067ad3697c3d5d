import { decimal, percent, times, toNumber } from "../fraction.ts";
import {
  courseHandicap,
  type Handicaps,
  type HandicapTerms,
  indexOn,
  wholeRound,
} from "../handicap.ts";
import { totalPar } from "../par.ts";
import { roundHalfUp } from "../roundHalfUp.ts";
import { isRated } from "../tee.ts";

/** The values with which a card was opened. */
interface CardHandicap extends Handicaps, HandicapTerms {}

/**
 * The calculation of a playing handicap: "7.9 × 129 / 113 + (71.1 − 72) = 8.119 course handicap; ×
 * 85% = 6.901, rounded half up: 7". The rule is that of `handicaps`.
 */
export const handicapText = (card: CardHandicap): string => {
  const { playingHandicap, handicapAllowance } = card;
  // The exact figure, if it leads to the value on the card.
  const exact = courseHandicap(card);
  const follows = toNumber(exact) === card.courseHandicap;
  const course = follows ? exact : decimal(card.courseHandicap);
  const share = times(course, percent(handicapAllowance));
  const rounded =
    roundHalfUp(share) === playingHandicap
      ? `rounded half up: ${playingHandicap}`
      : `set to ${playingHandicap}`;
  return (
    `${originOf(card, follows)} = ${roundHalfUp(course, 3)} course handicap; ` +
    `× ${handicapAllowance}% = ${roundHalfUp(share, 3)}, ${rounded}`
  );
};

const originOf = (card: CardHandicap, follows: boolean) => {
  const { tee, holes } = card;
  const index = indexText(card, follows);
  if (tee === null || !isRated(tee)) return `No rated tee, so the index counts: ${index}`;
  return `${index} × ${tee.slopeRating} / 113 + (${tee.courseRating} − ${totalPar(holes)})`;
};

/** The share of the index was not rounded on cards that older versions opened. */
const indexText = ({ handicapIndex, holes: { length } }: CardHandicap, follows: boolean) => {
  const index = handicapIndex ?? 0;
  if (length === wholeRound) return `${index}`;
  const share = `${index}${length === 9 ? " / 2" : ` × ${length} / ${wholeRound}`}`;
  return follows ? `(${share} = ${indexOn(index, length)})` : share;
};
