const hours = 3_600_000;

/**
 * How long a session lasts, in milliseconds. Each use of it starts this time again, except in a
 * browser that is remembered.
 */
export const lifetime = (remember: boolean) => (remember ? 30 * 24 * hours : 12 * hours);

/** The time of last use is written at most this often, in milliseconds. */
export const seenAtMostEvery = 60_000;
