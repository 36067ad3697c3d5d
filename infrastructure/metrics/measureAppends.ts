import { Effect, Exit, Layer } from "effect";
import { EventStore } from "../../application/ports/EventStore.ts";
import { appendedEvents, appends } from "./recorded.ts";

/** The same store, but its appends are timed and counted. */
export const measureAppends = <Store, E, R>(store: Layer.Layer<Store | EventStore, E, R>) =>
  Layer.effect(
    EventStore,
    Effect.gen(function* () {
      const { append, ...reading } = yield* EventStore;
      return {
        ...reading,
        append: (stream, events, expected) =>
          Effect.suspend(() => {
            const end = appends.startTimer();
            return Effect.onExit(append(stream, events, expected), (exit) =>
              Effect.sync(() => {
                end({ outcome: Exit.isSuccess(exit) ? "stored" : "refused" });
                if (Exit.isSuccess(exit)) appendedEvents.inc(events.length);
              }),
            );
          }),
      };
    }),
  ).pipe(Layer.provideMerge(store));
