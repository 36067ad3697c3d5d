import { Effect, Schedule } from "effect";
import { makeOutageLog } from "./outageLog.ts";

/**
 * Tries every second while a part that the work needs is away. `who`, in the plural, names the
 * waiting workers in the log.
 */
export const untilItWorks =
  (who: string) =>
  <A, E, R>(work: Effect.Effect<A, E, R>) =>
    Effect.suspend(() => {
      const { failed, recovered } = makeOutageLog({
        outageText: `${who} wait`,
        recoveryText: `${who} go on`,
      });
      return work.pipe(
        Effect.tapError(failed),
        Effect.retry(Schedule.spaced("1 second")),
        Effect.tap(recovered),
      );
    });
