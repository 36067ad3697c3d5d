import { Effect } from "effect";
import { makeReminder } from "./reminder.ts";

interface Lines {
  readonly outageText: string;
  readonly recoveryText: string;
}

/** Logs an outage when it begins, then once a minute, and when it is over. */
export const makeOutageLog = ({ outageText, recoveryText }: Lines) => {
  const { isDue, end } = makeReminder();
  return {
    failed: (error: unknown) =>
      Effect.suspend(() => (isDue() ? Effect.logError(outageText, error) : Effect.void)),
    recovered: Effect.suspend(() => (end() ? Effect.logInfo(recoveryText) : Effect.void)),
  };
};
