/** The whole numbers from first to last, both included. */
export const range = (first: number, last: number): ReadonlyArray<number> =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
