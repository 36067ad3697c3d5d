/**
 * Whether a time is in the future, by the organiser's clock. A date without a time lasts until the
 * end of that day; a date with a time is compared exactly.
 */
export const isStillToCome = (start: string | null, now: string): boolean => {
  if (start === null) return true;
  return start.length > 10 ? start > now : start >= now.slice(0, 10);
};
