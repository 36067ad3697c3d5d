/** Better than scratch is written with a plus. */
export const shownIndex = (index: number | null): string => {
  if (index === null) return "N/A";
  return index < 0 ? `+${(-index).toFixed(1)}` : index.toFixed(1);
};
