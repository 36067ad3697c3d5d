import { Effect, Option, Stream } from "effect";
import type { EventLog } from "../../../application/ports/EventLog.ts";
import type { EventStoreUnavailable } from "../../../application/ports/EventStore.ts";
import { Position, type Recorded } from "../../../domain/shared/recorded.ts";

/** The next events, as many as requested; fewer only at the end of the log. */
export type Take<E = EventStoreUnavailable, R = never> = (
  count: number,
) => Effect.Effect<ReadonlyArray<Recorded>, E, R>;

/** Reads a log from its beginning, in parts of any size. */
export const cursorOn = (log: EventLog["Service"]): Take => {
  let kept: ReadonlyArray<Recorded> = [];
  let position = Position.make(0);
  return Effect.fnUntraced(function* (count: number) {
    while (kept.length < count) {
      const page = yield* Stream.runHead(log.after(position));
      const events = Option.getOrElse(page, () => []);
      const last = events.at(-1);
      if (!last) break;
      position = last.position;
      kept = [...kept, ...events];
    }
    const taken = kept.slice(0, count);
    kept = kept.slice(count);
    return taken;
  });
};
