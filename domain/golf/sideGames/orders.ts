import type { Tally } from "./tally.ts";

/** Below 0 when `a` is before `b`. */
export type Order = (a: Tally, b: Tally) => number;

export const byWinnings: Order = (a, b) => b.winnings - a.winnings || b.points - a.points;

export const byPoints: Order = (a, b) => b.points - a.points;

/** A side that has not finished comes after all sides that have. */
export const byStrokes: Order = (a, b) => a.holesMissed - b.holesMissed || a.strokes - b.strokes;
