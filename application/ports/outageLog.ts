import { Effect } from "effect";

/** Milliseconds from one line about an outage that lasts to the next. */
const REMINDER = 60_000;

interface Lines {
  readonly waits: string;
  readonly goesOn: string;
}

/** Speaks of an outage when it begins, once a minute, and when it is over. */
export const makeOutageLog = ({ waits, goesOn }: Lines) => {
  // Of a clock that nobody sets.
  let toldAt: number | null = null;

  const failed = (error: unknown) =>
    Effect.suspend(() => {
      const now = performance.now();
      if (toldAt !== null && now - toldAt < REMINDER) return Effect.void;
      toldAt = now;
      return Effect.logError(waits, error);
    });

  const works = Effect.suspend(() => {
    if (toldAt === null) return Effect.void;
    toldAt = null;
    return Effect.logInfo(goesOn);
  });

  return { failed, works };
};
