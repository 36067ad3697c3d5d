/**
 * The result to par in golf notation: "-3", "E" or "+4" (docs/rules.md, The leaderboard). A text
 * keeps its decimals.
 */
export const toParText = (toPar: number | string): string => {
  const value = Number(toPar);
  if (value === 0) return "E";
  return value > 0 ? `+${toPar}` : String(toPar);
};

export const pointsText = (points: number | string): string => `${points} pts`;
