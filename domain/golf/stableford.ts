interface FinishedHole {
  readonly par: number;
  readonly strokes: number;
  /** 0 in gross Stableford. */
  readonly strokesReceived: number;
}

/**
 * Two points for par, one more for each stroke under par, none from two over par on. Source: Rule
 * 21.1b, https://www.usga.org/rules/rules-and-clarifications/rules-of-golf/rule-21.html
 */
export const stablefordPoints = ({ par, strokes, strokesReceived }: FinishedHole): number =>
  Math.max(0, 2 + par + strokesReceived - strokes);
