interface FinishedHole {
  readonly par: number;
  readonly strokes: number;
  /** 0 in gross Stableford. */
  readonly strokesReceived: number;
}

/**
 * Two points for par, one more for each stroke under, none from two over on.
 * Source: Rule 21.1b, https://www.usga.org/rules/rules-and-clarifications/rules-of-golf/rule-21.html
 */
export const stablefordPoints = ({ par, strokes, strokesReceived }: FinishedHole): number =>
  Math.max(0, 2 + par + strokesReceived - strokes);

/** From albatross (or better) to double bogey (or worse), by strokes to par. */
const modifiedPoints: Readonly<Record<number, number>> = {
  [-3]: 8,
  [-2]: 5,
  [-1]: 2,
  0: 0,
  1: -1,
  2: -3,
};

/**
 * Modified Stableford as the PGA Tour plays it: albatross 8, eagle 5, birdie 2, par 0, bogey -1,
 * double bogey or worse -3.
 * Source: https://barracudachampionship.com/the-modified-stableford-scoring-format
 */
export const modifiedStablefordPoints = (hole: FinishedHole): number => {
  const toPar = hole.strokes - hole.strokesReceived - hole.par;
  return modifiedPoints[Math.min(2, Math.max(-3, toPar))] ?? 0;
};
