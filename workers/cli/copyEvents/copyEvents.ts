import { Effect, Stream } from "effect";
import { EventCopy } from "../../../application/ports/EventCopy.ts";
import type { EventLog } from "../../../application/ports/EventLog.ts";
import { Position, type Recorded } from "../../../domain/shared/recorded.ts";
import { Refused } from "../refused.ts";
import type { Progress } from "../terminal/progressBar.ts";
import { compareLogs } from "./compareLogs.ts";
import { cursorOn, type Take } from "./cursor.ts";
import { inRisingTime } from "./risingTimes.ts";

const PART = 500;

/**
 * Copies the events that the target lacks, in the source's order, and then compares both logs from
 * their beginning. Each event counts as two steps: one to copy, one to compare. After an
 * interruption it continues where it was; a target with other events is refused.
 */
export const copyEvents = Effect.fnUntraced(function* (onProgress: (progress: Progress) => void) {
  const { source, target, append, reacted, handOver } = yield* EventCopy;
  const total = yield* countOf(source);
  const step = (position: number) =>
    onProgress({ position, head: 2 * Math.max(total, position / 2) });
  const originals = inRisingTime(cursorOn(source));

  let present = 0;
  yield* inParts(cursorOn(target), (events) =>
    Effect.gen(function* () {
      yield* refuseOthers(events, yield* originals(events.length));
      step((present += events.length));
    }),
  );
  let added = 0;
  yield* inParts(originals, (events) =>
    Effect.gen(function* () {
      yield* append(events);
      added += events.length;
      step(present + added);
    }),
  );

  const events = present + added;
  const compared = yield* compareLogs({
    logs: [inRisingTime(cursorOn(source)), cursorOn(target)],
    events,
    reacted: yield* reacted,
    onProgress: (count) => step(events + count),
  });
  yield* handOver(compared.reacted);
  return { events, added, sha256: compared.sha256 };
});

const countOf = Effect.fnUntraced(function* (log: EventLog["Service"]) {
  const start = Position.make(0);
  const known = yield* log.countAfter(start);
  return known ?? (yield* Stream.runFold(log.after(start), () => 0, countPage));
});

const countPage = (count: number, page: ReadonlyArray<Recorded>) => count + page.length;

const inParts = Effect.fnUntraced(function* <E, E2, R, R2>(
  take: Take<E, R>,
  work: (events: ReadonlyArray<Recorded>) => Effect.Effect<void, E2, R2>,
) {
  for (;;) {
    const events = yield* take(PART);
    if (events.length === 0) return;
    yield* work(events);
  }
});

/** The events of the target must be the beginning of the source. */
const refuseOthers = (events: ReadonlyArray<Recorded>, originals: ReadonlyArray<Recorded>) => {
  const other = events.find((event, n) => idOf(event) !== idOf(originals[n]));
  if (!other) return Effect.void;
  const { stream, revision } = other;
  const message =
    `The target has events of its own (revision ${revision} of ${stream} is not the source's): ` +
    "copy into an empty store, or into one that such a copy was begun in.";
  return Effect.fail(new Refused({ message }));
};

const idOf = (event: Recorded | undefined) => event?.metadata.eventId;
