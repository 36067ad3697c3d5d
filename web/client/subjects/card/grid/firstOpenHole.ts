/**
 * The column where the next score of a row is typed: its first empty hole, or its first one where
 * nothing is left to enter, as behind the end of a match.
 */
export const firstOpenHole = (shown: ReadonlyArray<number | null>, isFinished: boolean): number =>
  isFinished ? 0 : Math.max(0, shown.indexOf(null));
