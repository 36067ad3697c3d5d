/**
 * Whether something is still to come, by the organiser's wall clock. A start given as a date lasts
 * until the end of that day; a start with a time compares exactly.
 */
export const isStillToCome = (start: string | null, now: string): boolean => {
  if (start === null) return true;
  return start.length > 10 ? start > now : start >= now.slice(0, 10);
};
