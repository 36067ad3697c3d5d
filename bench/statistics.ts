/** The value below which this part of them lies. */
export const percentile = (values: ReadonlyArray<number>, part: number) => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
};

export const median = (values: ReadonlyArray<number>) => percentile(values, 0.5);
