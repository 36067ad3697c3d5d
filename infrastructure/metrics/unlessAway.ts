import { Effect } from "effect";

/** While a store is away what else is measured is worth even more: its own figures stay as they were. */
export const unlessAway = <A, E, R>(collect: Effect.Effect<A, E, R>) =>
  Effect.ignoreCause(Effect.timeout(collect, "2 seconds"));
