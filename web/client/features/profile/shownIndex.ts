/** An index better than scratch has a plus sign. */
export const shownIndex = (index: number | null): string => {
  if (index === null) return "N/A";
  return index < 0 ? `+${(-index).toFixed(1)}` : index.toFixed(1);
};
