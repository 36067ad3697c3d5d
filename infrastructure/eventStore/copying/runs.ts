import type { NewEvent } from "../../../application/ports/EventStore.ts";
import type { Recorded } from "../../../domain/shared/recorded.ts";

/** Events that follow each other in the log and are of the same stream. */
export interface Run {
  readonly stream: string;
  /** Of the first event. */
  readonly revision: number;
  readonly events: ReadonlyArray<NewEvent>;
}

const MOST_EVENTS = 100;

/** What EventStoreDB takes in one append. Some of its versions count the data only, some all. */
const MOST_BYTES = 1024 * 1024;

/** As long as one append may be. An event that is larger by itself is a run of its own. */
export const runsOf = (events: ReadonlyArray<Recorded>): ReadonlyArray<Run> => {
  const runs: Array<Run & { readonly events: Array<NewEvent> }> = [];
  let bytes = 0;
  for (const { stream, revision, event, metadata, recordedAt } of events) {
    const copy = { event: event as NewEvent["event"], metadata, recordedAt };
    const size = Buffer.byteLength(JSON.stringify(copy));
    bytes += size;
    const last = runs.at(-1);
    const fits = last && last.events.length < MOST_EVENTS && bytes <= MOST_BYTES;
    if (fits && last.stream === stream) {
      last.events.push(copy);
    } else {
      runs.push({ stream, revision, events: [copy] });
      bytes = size;
    }
  }
  return runs;
};
