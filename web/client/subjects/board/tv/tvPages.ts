const SECONDS = 12;

/** The part of the field that the television shows. */
export interface TvPage {
  readonly index: number;
  readonly count: number;
  /** How long it is shown, and how much of that is over. */
  readonly seconds: number;
  readonly elapsed: number;
}

/** The leaders are shown for two turns, every other page for one; then it starts again. */
export const tvPageAt = (second: number, rows: number, rowsOnPage: number): TvPage => {
  const count = Math.max(1, Math.ceil(rows / rowsOnPage));
  const turn = second % ((count + 1) * SECONDS);
  const index = Math.max(0, Math.floor(turn / SECONDS) - 1);
  const seconds = index === 0 ? 2 * SECONDS : SECONDS;
  const begin = index === 0 ? 0 : (index + 1) * SECONDS;
  return { index, count, seconds, elapsed: turn - begin };
};
