import type { NewEvent } from "../../../application/ports/EventStore.ts";
import type { Recorded } from "../../../domain/shared/recorded.ts";

/** Consecutive events of the log that belong to the same stream. */
export interface Run {
  readonly stream: string;
  /** The revision of the first event. */
  readonly revision: number;
  readonly events: ReadonlyArray<NewEvent>;
}

const MAX_EVENTS = 100;

/**
 * The limit of EventStoreDB for one append. Some versions count only the data, others count
 * everything.
 */
const MAX_BYTES = 1024 * 1024;

/**
 * Each run is as long as one append may be. An event that is larger than the limit is a run alone.
 */
export const runsOf = (events: ReadonlyArray<Recorded>): ReadonlyArray<Run> => {
  const runs: Array<Run & { readonly events: Array<NewEvent> }> = [];
  let bytes = 0;
  for (const { stream, revision, event, metadata, recordedAt } of events) {
    const copy = { event: event as NewEvent["event"], metadata, recordedAt };
    const size = Buffer.byteLength(JSON.stringify(copy));
    bytes += size;
    const last = runs.at(-1);
    const fits = last && last.events.length < MAX_EVENTS && bytes <= MAX_BYTES;
    if (fits && last.stream === stream) {
      last.events.push(copy);
    } else {
      runs.push({ stream, revision, events: [copy] });
      bytes = size;
    }
  }
  return runs;
};
