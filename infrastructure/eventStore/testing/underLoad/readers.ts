import { Array, Effect } from "effect";
import { EventLog } from "../../../../application/ports/EventLog.ts";
import type { Position } from "../../../../domain/shared/recorded.ts";
import { follow } from "./follow.ts";
import { type Place, storeAt } from "./load.ts";
import { Observations } from "./observations.ts";
import type { OneProcess } from "./oneProcess.ts";

interface Readers {
  readonly place: Place;
  readonly count: number;
  /** Readers record only the events of these streams. */
  readonly streams: ReadonlySet<string>;
  /** The last reader reads in this process. The others have their own store, which never writes. */
  readonly oneProcess: OneProcess;
}

/** Reads all events from now on. */
export const startReading = async ({ place, count, streams, oneProcess }: Readers) => {
  const start = await headOf(place);
  let end: Position | null = null;
  const isDone = (position: Position) => end !== null && position >= end;
  const observations = Array.makeBy(count, () => new Observations((name) => streams.has(name)));
  const reading = observations.map((seen, index) =>
    index === count - 1
      ? oneProcess.follow(start, seen, isDone)
      : Effect.runPromise(Effect.provide(follow(start, seen, isDone), storeAt(place))),
  );
  return {
    observations,
    /** Starts after the existing events. */
    finish: async () => {
      end = await headOf(place);
      await Promise.all(reading);
    },
  };
};

const headOf = (place: Place) =>
  Effect.runPromise(
    Effect.provide(
      EventLog.use((log) => log.head),
      storeAt(place),
    ),
  );
