import { randomInt, randomUUID } from "node:crypto";
import { Array, Effect, Schedule } from "effect";
import {
  EventStore,
  EventStoreUnavailable,
  type NewEvent,
  type Revision,
} from "../../../../application/ports/EventStore.ts";
import { metadata } from "../../../../domain/scorecard/examples.ts";
import { EventId } from "../../../../domain/shared/values.ts";
import type { Job, WriterMessage } from "./load.ts";

type Send = (message: WriterMessage) => void;

/** The largest append. A killed writer misses the acknowledgement of at most this many events. */
export const MAX_EVENTS = 3;

/** Runs all writers of a process at once, until each has written its events or `isOver`. */
export const write = (
  { own, shared, each, isResumed }: Omit<Job, "place">,
  send: Send,
  isOver: () => boolean = () => false,
) =>
  Effect.forEach(own, (stream) => writer({ stream, shared, each, isResumed, send, isOver }), {
    concurrency: "unbounded",
    discard: true,
  });

interface Writer {
  readonly stream: string;
  readonly shared: ReadonlyArray<string>;
  readonly each: number;
  readonly isResumed: boolean;
  readonly send: Send;
  readonly isOver: () => boolean;
}

/**
 * A restarted writer first reads which of its events are stored, and continues from there. The last
 * append of its killed predecessor may still arrive before its own next append, but after that no
 * other process writes to this stream.
 */
const writer = Effect.fnUntraced(function* (job: Writer) {
  const { stream, shared, each, isResumed, send, isOver } = job;
  let revision = yield* revisionOf(stream);
  let isAlone = !isResumed;
  const seen = new Map<string, Revision>();
  while (count(revision) < each && !isOver()) {
    const missing = each - count(revision);
    const numbers = Array.makeBy(
      Math.min(missing, randomInt(1, MAX_EVENTS + 1)),
      (n) => count(revision) + n,
    );
    const events = numbers.map(numbered);
    const written = yield* appendAt(stream, events, revision, send);
    if (written === null && isAlone) send({ stream, refusedAfter: revision });
    isAlone ||= written !== null;
    revision = written ?? (yield* revisionOf(stream));
    const race = shared[randomInt(shared.length * 4)];
    if (race) yield* joinRace(race, seen, send);
  }
});

const count = (revision: Revision) => (revision ?? -1) + 1;

/** The number of an event in a private stream is also its revision. */
const numbered = (number: number): NewEvent => ({
  event: { _tag: "Written", ...{ number } },
  metadata: { ...metadata(1), eventId: EventId.make(randomUUID()) },
});

/**
 * Tries once to be the first to append. These streams are long, so reading continues from `seen`.
 */
const joinRace = Effect.fnUntraced(function* (
  stream: string,
  seen: Map<string, Revision>,
  send: Send,
) {
  const before = yield* revisionOf(stream, seen.get(stream));
  seen.set(stream, before);
  yield* appendAt(stream, [numbered(-1)], before, send);
});

/**
 * Returns the new revision. Returns null if the stream has moved and nothing was written here:
 * another writer won the race, or the last append of a killed process arrived.
 */
const appendAt = Effect.fnUntraced(function* (
  stream: string,
  events: ReadonlyArray<NewEvent>,
  expected: Revision,
  send: Send,
) {
  const store = yield* EventStore;
  const append = Effect.suspend(() => sometimesAborted(store.append(stream, events, expected)));
  const appended = yield* append.pipe(
    // Sends the same events again, whatever happened to them. The store must recognise them.
    Effect.retry({ while: ({ _tag }) => _tag !== "StreamMoved", schedule: soon }),
    Effect.catchTag("StreamMoved", () => Effect.succeed(null)),
  );
  if (!appended) return null;
  send({ ...appended, stream, eventIds: events.map((event) => event.metadata.eventId) });
  return appended.revision;
});

/** One append in sixteen is abandoned before it ends. */
const sometimesAborted = <A, E, R>(append: Effect.Effect<A, E, R>) =>
  randomInt(16) > 0
    ? append
    : Effect.timeoutOrElse(append, {
        duration: randomInt(4),
        orElse: () => Effect.fail(new EventStoreUnavailable({ cause: "Given up" })),
      });

const soon = Schedule.spaced("20 millis");

const revisionOf = (stream: string, after: Revision = null) =>
  EventStore.use((store) => store.read(stream, after)).pipe(
    Effect.map(({ revision }) => revision),
    Effect.retry(soon),
  );
