interface Starting {
  readonly startDate: string | null;
}

/** Sorts after every date. */
const NO_START = "9";

/** Orders by the start; items without one come last. Wall-clock texts sort as times do. */
export const byStart = (one: Starting, other: Starting): number => {
  const start = one.startDate ?? NO_START;
  const otherStart = other.startDate ?? NO_START;
  if (start === otherStart) return 0;
  return start < otherStart ? -1 : 1;
};
