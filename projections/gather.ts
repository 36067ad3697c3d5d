import { Effect } from "effect";

/** Those of so many events are written one after the other as they come. */
const FEW = 4;

/** Milliseconds from one page of a crowd to the next. */
const APART = 20;

/**
 * While many write, what they write gathers for a moment: a page costs nearly as much with five events
 * as with ten. Who writes alone waits for nobody. `catchUp` answers how many events it had.
 */
export const gather = <E, R>(catchUp: Effect.Effect<number, E, R>) => {
  // Of a clock that nobody sets: one that is put back would keep everybody waiting.
  let notBefore = 0;

  return Effect.gen(function* () {
    const early = notBefore - performance.now();
    if (early > 0) yield* Effect.sleep(early);
    const begun = performance.now();
    notBefore = (yield* catchUp) > FEW ? begun + APART : begun;
  });
};
