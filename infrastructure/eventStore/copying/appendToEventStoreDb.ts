import { Effect } from "effect";
import type { EventStore, NewEvent } from "../../../application/ports/EventStore.ts";
import type { Recorded } from "../../../domain/shared/recorded.ts";

type Store = EventStore["Service"];

/** One append for each run of events of the same stream, and each before the next: order counts. */
export const appendToEventStoreDb = (store: Store, events: ReadonlyArray<Recorded>) =>
  Effect.forEach(runsOf(events), (run) => appendRun(store, run), { discard: true });

interface Run {
  readonly stream: string;
  readonly revision: number;
  readonly events: Array<NewEvent>;
}

const runsOf = (events: ReadonlyArray<Recorded>) => {
  const runs: Array<Run> = [];
  for (const { stream, revision, event, metadata, recordedAt } of events) {
    const last = runs.at(-1);
    // The server has a time of its own: the first one travels along.
    const copy = { event: event as NewEvent["event"], metadata: { ...metadata, recordedAt } };
    if (last?.stream === stream && last.events.length < 100) last.events.push(copy);
    else runs.push({ stream, revision, events: [copy] });
  }
  return runs;
};

/**
 * Where the stream is not as the source had it (somebody else's events were among them there, or a
 * copy that was killed has written its last events meanwhile), what is missing comes after its end.
 */
const appendRun = (store: Store, { stream, revision, events }: Run) =>
  store.append(stream, events, revision === 0 ? null : revision - 1).pipe(
    Effect.catchTag("StreamMoved", () =>
      Effect.gen(function* () {
        const read = yield* store.read(stream);
        const known = new Set(read.events.map(({ metadata }) => metadata.eventId));
        const missing = events.filter(({ metadata }) => !known.has(metadata.eventId));
        if (missing.length > 0) yield* store.append(stream, missing, read.revision);
      }),
    ),
  );
