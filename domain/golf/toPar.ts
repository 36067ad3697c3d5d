/** How golfers say it: "-3", "E" or "+4" (docs/rules.md, The leaderboard). */
export const toParText = (toPar: number): string => {
  if (toPar === 0) return "E";
  return toPar > 0 ? `+${toPar}` : String(toPar);
};

export const pointsText = (points: number): string => `${points} pts`;
