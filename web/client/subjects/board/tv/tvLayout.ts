/** The page is designed for this size and scales to any television. */
export const SCREEN = { width: 1920, height: 1080 };

const unit = `min(100vw / ${SCREEN.width}, 100vh / ${SCREEN.height})`;

/** A length in pixels of the large screen. */
export const tv = (pixels: number): string => `calc(${unit} * ${pixels})`;

/** Of a line of the board, in pixels of the large screen. */
export const ROW = { height: 73, gap: 4 };

/** Number of lines on a screen of these proportions. */
const ROWS = 10;

/** The number of whole lines on a screen; one that is higher in proportion has more. */
export const tvRowsOn = ({ width, height }: typeof SCREEN): number => {
  const unit = Math.min(width / SCREEN.width, height / SCREEN.height);
  const spare = Math.max(0, height / unit - SCREEN.height);
  return ROWS + Math.floor(spare / (ROW.height + ROW.gap));
};

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
