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
  /** Of which they keep what they see. */
  readonly streams: ReadonlySet<string>;
  /** Where the last of them reads. The others have a store of their own, which never writes. */
  readonly oneProcess: OneProcess;
}

/** Reads everything that comes from now on. */
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
    /** After what is there now. */
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
