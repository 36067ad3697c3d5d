import { Effect, Predicate } from "effect";
import { EventTooLarge } from "../../../application/ports/EventCopy.ts";
import type { EventStore, NewEvent } from "../../../application/ports/EventStore.ts";
import type { Recorded } from "../../../domain/shared/recorded.ts";
import { type Run, runsOf } from "./runs.ts";

type Store = EventStore["Service"];

/** One append for each run of events of the same stream, and each before the next: order counts. */
export const appendToEventStoreDb = (store: Store, events: ReadonlyArray<Recorded>) =>
  Effect.forEach(runsOf(events), (run) => appendRun(store, run), { discard: true });

/** Servers can be set to take less than most do: these get one event after the other. */
const appendRun = (store: Store, run: Run) =>
  Effect.catchIf(appendWhole(store, run), isTooLarge, () =>
    Effect.forEach(
      run.events,
      (event, index) => appendAlone(store, run.stream, run.revision + index, event),
      { discard: true },
    ),
  );

const appendAlone = (store: Store, stream: string, revision: number, event: NewEvent) =>
  Effect.catchIf(appendWhole(store, { stream, revision, events: [event] }), isTooLarge, () =>
    Effect.fail(
      new EventTooLarge({
        message: `EventStoreDB takes no event as large as revision ${revision} of ${stream}.`,
      }),
    ),
  );

/**
 * Where the stream is not as the source had it (somebody else's events were among them there, or a
 * copy that was killed has written its last events meanwhile), what is missing comes after its end.
 */
const appendWhole = (store: Store, { stream, revision, events }: Run) =>
  store.append(stream, events, revision === 0 ? null : revision - 1).pipe(
    Effect.catchTag("StreamMoved", () =>
      Effect.gen(function* () {
        const read = yield* store.read(stream);
        const known = new Set(read.events.map(({ metadata }) => metadata.eventId));
        const missing = events.filter(({ metadata }) => !known.has(metadata.eventId));
        if (missing.length > 0) yield* store.append(stream, missing, read.revision);
      }),
    ),
    Effect.asVoid,
  );

/** As the client says it, which is not loaded for this; a very large one never comes to the server. */
const isTooLarge = ({ cause }: { readonly cause?: unknown }) =>
  (Predicate.hasProperty(cause, "type") && cause.type === "maximum-append-size-exceeded") ||
  (cause instanceof Error && /^8 RESOURCE_EXHAUSTED: .*message/.test(cause.message));
