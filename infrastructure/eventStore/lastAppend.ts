import { Context, Effect, Layer, Predicate } from "effect";
import { EventStore, EventStoreUnavailable } from "../../application/ports/EventStore.ts";

/** A failed append counts for this many milliseconds, unless a later append succeeds. */
const COUNTS_FOR = 30_000;

/** Whether the event store accepts events. Only an append can show this, so the last one counts. */
export class LastAppend extends Context.Service<
  LastAppend,
  { readonly hasFailed: Effect.Effect<boolean> }
>()("golf/infrastructure/eventStore/LastAppend") {}

/** The same store, but it remembers whether its last append failed. */
export const watchAppends = <Store, E, R>(store: Layer.Layer<Store | EventStore, E, R>) =>
  Layer.effectContext(
    Effect.gen(function* () {
      const { append, ...reading } = yield* EventStore;
      // This clock cannot be set back.
      let failedAt: number | null = null;
      const noteFailure = (failure: unknown) =>
        Effect.sync(() => {
          if (isOfTheStore(failure)) failedAt = performance.now();
        });
      const noteSuccess = Effect.sync(() => {
        failedAt = null;
      });

      return Context.make(EventStore, {
        ...reading,
        append: (...parameters) =>
          append(...parameters).pipe(Effect.tap(noteSuccess), Effect.tapError(noteFailure)),
      }).pipe(
        Context.add(LastAppend, {
          hasFailed: Effect.sync(
            () => failedAt !== null && performance.now() - failedAt < COUNTS_FOR,
          ),
        }),
      );
    }),
  ).pipe(Layer.provideMerge(store));

const isOfTheStore = (failure: unknown) =>
  failure instanceof EventStoreUnavailable && !isOfTheEvents(failure.cause);

/**
 * Events that a store cannot store are not an outage. Otherwise one bad request could make the
 * health check fail.
 */
const isOfTheEvents = (cause: unknown) =>
  (Predicate.hasProperty(cause, "code") && /^(22|23|54)...$/.test(String(cause.code))) ||
  (Predicate.hasProperty(cause, "type") && eventStoreDbRefusals.includes(String(cause.type)));

const eventStoreDbRefusals = ["invalid-argument", "maximum-append-size-exceeded", "stream-deleted"];
