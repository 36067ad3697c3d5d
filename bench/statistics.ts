/** The value below which this part of all values lies. */
export const percentile = (values: ReadonlyArray<number>, part: number) => {
  const sorted = inOrder(values);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
};

/** The middle value, or the mean of the two middle values. */
export const median = (values: ReadonlyArray<number>) => {
  const sorted = inOrder(values);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? Number.NaN;
  return (lower + upper) / 2;
};

const inOrder = (values: ReadonlyArray<number>) => values.toSorted((a, b) => a - b);
