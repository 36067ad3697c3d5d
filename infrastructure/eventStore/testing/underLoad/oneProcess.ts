import { Effect, ManagedRuntime } from "effect";
import { EventLog } from "../../../../application/ports/EventLog.ts";
import { follow } from "./follow.ts";
import { countFromMemory } from "./fromMemory.ts";
import { type Place, storeAt } from "./load.ts";
import { write } from "./write.ts";

/**
 * Writers and a reader on one store, as in the product: what is written here reaches the reader from
 * memory, among what other processes write.
 */
export const openOneProcess = (place: Place) => {
  const memory = countFromMemory();
  const runtime = ManagedRuntime.make(storeAt(place, memory.watchTable));
  return {
    follow: (...how: Parameters<typeof follow>) =>
      runtime.runPromise(follow(...how).pipe(Effect.updateService(EventLog, memory.watchLog))),
    write: (...how: Parameters<typeof write>) => runtime.runPromise(write(...how)),
    eventsFromMemory: memory.events,
    close: () => runtime.dispose(),
  };
};

export type OneProcess = ReturnType<typeof openOneProcess>;
