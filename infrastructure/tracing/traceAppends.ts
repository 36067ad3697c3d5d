import { Effect, Layer } from "effect";
import { EventStore } from "../../application/ports/EventStore.ts";
import { Traces } from "../../application/ports/Traces.ts";

/** The same store; with traces, each append is a step of the request that caused it. */
export const traceAppends = <Store, E, R>(store: Layer.Layer<Store | EventStore, E, R>) =>
  Layer.effect(
    EventStore,
    Effect.gen(function* () {
      const { append, ...reading } = yield* EventStore;
      const traces = yield* Traces;
      if (traces === null) return { append, ...reading };
      return {
        ...reading,
        append: (stream, events, expected) =>
          Effect.suspend(() => {
            const causes = events.map(({ metadata }) => metadata.correlationId);
            const end = traces.step("append", causes);
            return Effect.onExit(append(stream, events, expected), (exit) =>
              Effect.sync(() => end({ stream, events: events.length, outcome: exit._tag })),
            );
          }),
      };
    }),
  ).pipe(Layer.provideMerge(store));
