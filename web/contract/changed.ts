/**
 * The header of the answer to a write in an event. Its value is written like the query of an address:
 * the id of the event as `eventId`, then the read models that have changed with their versions. What
 * was made before its version is outdated.
 */
export const CHANGED = "x-changed";
