import { Effect, Predicate } from "effect";
import { EventTooLarge } from "../../../application/ports/EventCopy.ts";
import type { EventStore, NewEvent } from "../../../application/ports/EventStore.ts";
import type { Recorded } from "../../../domain/shared/recorded.ts";
import { type Run, runsOf } from "./runs.ts";

type Store = EventStore["Service"];

/**
 * Each run of events of the same stream is one append. The appends are made one after the other,
 * because the order of the log must stay the same.
 */
export const appendToEventStoreDb = (store: Store, events: ReadonlyArray<Recorded>) =>
  Effect.forEach(runsOf(events), (run) => appendRun(store, run), { discard: true });

/**
 * A server may have a smaller limit for appends than usual. Then the events are appended one by
 * one.
 */
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
 * The target stream may already contain some of these events: the source had events of another
 * program between them, or a copy that was killed stored its last append after it had stopped. Then
 * only the missing events are appended, at the end of the stream.
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

/**
 * Recognises the error by its type, so that the client need not be loaded for this. A very large
 * append fails before it reaches the server.
 */
const isTooLarge = ({ cause }: { readonly cause?: unknown }) =>
  (Predicate.hasProperty(cause, "type") && cause.type === "maximum-append-size-exceeded") ||
  (cause instanceof Error && /^8 RESOURCE_EXHAUSTED: .*message/.test(cause.message));
