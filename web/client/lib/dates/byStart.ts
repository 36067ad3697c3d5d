interface Starting {
  readonly startDate: string | null;
}

/** Comes after every date there is. */
const NO_START = "9";

/** Orders by the start, what has none at the end. Wall-clock texts sort as times do. */
export const byStart = (one: Starting, other: Starting): number => {
  const start = one.startDate ?? NO_START;
  const otherStart = other.startDate ?? NO_START;
  if (start === otherStart) return 0;
  return start < otherStart ? -1 : 1;
};
