import { Effect, Schedule } from "effect";

/** Milliseconds from one line about an outage that lasts to the next. */
const REMINDER = 60_000;

/** Tries every second, and speaks of an outage when it begins, once a minute, and when it is over. */
export const untilItWorks = <A, E, R>(work: Effect.Effect<A, E, R>) =>
  Effect.suspend(() => {
    // Of a clock that nobody sets.
    let toldAt = Number.NEGATIVE_INFINITY;

    const tell = (error: E) => {
      const now = performance.now();
      if (now - toldAt < REMINDER) return Effect.void;
      toldAt = now;
      return Effect.logError("read models wait", error);
    };
    const tellEnd = () =>
      Number.isFinite(toldAt) ? Effect.logInfo("read models go on") : Effect.void;

    return work.pipe(
      Effect.tapError(tell),
      Effect.retry(Schedule.spaced("1 second")),
      Effect.tap(tellEnd),
    );
  });
