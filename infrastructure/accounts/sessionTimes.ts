const hours = 3_600_000;

/** When a session seen at this time ends, in milliseconds. A remembered one is not prolonged. */
export const lifetime = (remember: boolean) => (remember ? 30 * 24 * hours : 12 * hours);

/** To be seen is written at most this often, in milliseconds. */
export const seenAtMostEvery = 60_000;
