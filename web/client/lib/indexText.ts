/** A handicap index: "7.4"; "+1.2" for one better than scratch, which is stored negative. */
export const indexText = (index: number | null): string => {
  if (index === null) return "N/A";
  return index < 0 ? `+${(-index).toFixed(1)}` : index.toFixed(1);
};
