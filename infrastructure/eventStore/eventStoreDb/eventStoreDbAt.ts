import { Effect, Layer } from "effect";

/**
 * Most installations do not use EventStoreDB, and loading its client would take a fifth of their
 * start.
 */
const program = Effect.promise(() => import("./answeringEventStoreDb.ts"));

/** Both ports over the EventStoreDB at this address, after it has answered. */
export const eventStoreDbAt = (url: string, setting?: string) =>
  Layer.unwrap(
    Effect.map(program, ({ answeringEventStoreDb }) => answeringEventStoreDb(url, setting)),
  );
