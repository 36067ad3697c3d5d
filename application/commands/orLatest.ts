import { Effect, Predicate } from "effect";
import type { EventStoreUnavailable } from "../ports/EventStore.ts";
import { type Age, aSecond, noAge } from "./streamMemory.ts";

/**
 * Decides with facts that may be a second old. If they would lead to a refusal, it decides once
 * more with current facts, because another process may have written in the meantime.
 */
export const orLatest = <A, E, R>(
  check: (age: Age) => Effect.Effect<A, E | EventStoreUnavailable, R>,
) =>
  Effect.catchIf(
    check(aSecond),
    (refusal) => !Predicate.isTagged(refusal, "EventStoreUnavailable"),
    () => check(noAge),
  );
