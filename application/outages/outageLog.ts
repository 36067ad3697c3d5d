import { Effect } from "effect";
import { makeReminder } from "./reminder.ts";

interface Lines {
  readonly waits: string;
  readonly goesOn: string;
}

/** Logs an outage when it begins, then once a minute, and when it is over. */
export const makeOutageLog = ({ waits, goesOn }: Lines) => {
  const { isDue, end } = makeReminder();
  return {
    failed: (error: unknown) =>
      Effect.suspend(() => (isDue() ? Effect.logError(waits, error) : Effect.void)),
    works: Effect.suspend(() => (end() ? Effect.logInfo(goesOn) : Effect.void)),
  };
};
