import { type Effect, type Layer, ManagedRuntime } from "effect";
import type { EventLog } from "../../application/ports/EventLog.ts";
import { EventStore } from "../../application/ports/EventStore.ts";
import type { Setting } from "../setting.ts";
import { anEvent } from "./anEvent.ts";
import { judge, type Standing } from "./standing.ts";

interface Opened {
  readonly layer: Layer.Layer<EventStore | EventLog>;
  /** The events of these streams in the order of the log, read without the store. */
  readonly found: (streams: ReadonlyArray<string>) => Promise<ReadonlyArray<Standing>>;
}

/** The port of an event store, for loops that append to new streams. */
export const openStore = async (setting: Setting, { layer, found }: Opened) => {
  const runtime = ManagedRuntime.make(layer);
  setting.onClose(() => runtime.dispose());
  const run = <A, E>(effect: Effect.Effect<A, E, EventStore | EventLog>) =>
    runtime.runPromise(effect);
  const { append } = await runtime.runPromise(EventStore);
  let rounds = 0;

  /** Each writer appends to a new stream, one event after the other. */
  const newWriters = () => {
    rounds += 1;
    const name = `${setting.folder}-${rounds}`;
    const streams = new Set<string>();
    const acknowledged: Array<Standing> = [];
    return {
      write: async (writer: number, n: number) => {
        const stream = `scorecard-${name}.${writer}`;
        const event = anEvent(1 + (n % 12));
        const { position } = await run(append(stream, [event], n === 0 ? null : n - 1));
        streams.add(stream);
        acknowledged.push({ position, eventId: event.metadata.eventId });
      },
      acknowledged,
      /** Throws unless the database contains exactly the acknowledged events of these writers. */
      check: async () => judge(acknowledged, await found([...streams])),
    };
  };
  return { run, newWriters };
};
export type Store = Awaited<ReturnType<typeof openStore>>;
