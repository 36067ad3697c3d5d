import { SCREEN } from "./tvUnit.ts";

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
