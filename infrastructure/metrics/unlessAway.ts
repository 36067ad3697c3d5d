import { Effect } from "effect";

/**
 * While a store is away the other metrics are needed even more, so its own metrics keep their last
 * values.
 */
export const unlessAway = <A, E, R>(collect: Effect.Effect<A, E, R>) =>
  Effect.ignoreCause(Effect.timeout(collect, "2 seconds"));
