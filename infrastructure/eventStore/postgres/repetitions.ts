import type { Append } from "./appendBatch.ts";

/**
 * Those that repeat an earlier append of the same batch. One statement cannot tell, since nothing of it
 * is stored before its end: they have to come after it.
 */
export const repetitionsIn = (batch: ReadonlyArray<Append>): ReadonlySet<Append> => {
  const seen = new Set<string>();
  const repetitions = new Set<Append>();
  for (const append of batch) {
    const [first] = append.events;
    if (!first) continue;
    if (seen.has(first.metadata.eventId)) repetitions.add(append);
    seen.add(first.metadata.eventId);
  }
  return repetitions;
};
