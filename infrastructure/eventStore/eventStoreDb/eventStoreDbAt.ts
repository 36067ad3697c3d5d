import { Effect, Layer } from "effect";

/** Most installations have no EventStoreDB, and to load its client would be a fifth of their start. */
const program = Effect.promise(() => import("./answeringEventStoreDb.ts"));

/** Both ports over the EventStoreDB at this address, once it has answered. */
export const eventStoreDbAt = (url: string, setting?: string) =>
  Layer.unwrap(
    Effect.map(program, ({ answeringEventStoreDb }) => answeringEventStoreDb(url, setting)),
  );
