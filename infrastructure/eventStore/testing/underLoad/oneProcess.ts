import { ManagedRuntime } from "effect";
import { follow } from "./follow.ts";
import { type Place, storeAt } from "./load.ts";
import { write } from "./write.ts";

/**
 * Writers and a reader that share one store, as in the product, while other processes write too.
 */
export const openOneProcess = (place: Place) => {
  const runtime = ManagedRuntime.make(storeAt(place));
  return {
    follow: (...how: Parameters<typeof follow>) => runtime.runPromise(follow(...how)),
    write: (...how: Parameters<typeof write>) => runtime.runPromise(write(...how)),
    close: () => runtime.dispose(),
  };
};

export type OneProcess = ReturnType<typeof openOneProcess>;
