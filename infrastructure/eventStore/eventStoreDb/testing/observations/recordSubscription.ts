import type { AllStreamSubscription, StreamSubscription } from "@eventstore/db-client";
import { brief, describe } from "./observe.ts";

type Subscription = StreamSubscription | AllStreamSubscription;

/** All messages of a subscription, in their order. */
export const recordSubscription = (subscription: Subscription) => {
  const log: Array<unknown> = [];
  const waiting = new Set<() => void>();
  const note = (message: unknown) => {
    log.push(message);
    for (const look of waiting) look();
  };
  subscription.on("data", (event) => note(brief(event)));
  subscription.on("confirmation", () => note("CONFIRM"));
  subscription.on("caughtUp", () => note("CAUGHTUP"));
  subscription.on("fellBehind", () => note("FELLBEHIND"));
  subscription.on("error", (error) => note(describe(error)));
  subscription.on("end", () => note("END"));

  /** Waits until this message has arrived. */
  const until = (message: unknown) =>
    new Promise<void>((resolve) => {
      const look = () => {
        if (!log.includes(message)) return;
        waiting.delete(look);
        resolve();
      };
      waiting.add(look);
      look();
    });
  const untilFailed = () =>
    new Promise<void>((resolve) => {
      if (log.some((message) => typeof message === "object")) resolve();
      else subscription.once("error", () => resolve());
    });
  const stop = async () => {
    await subscription.unsubscribe();
    await until("END");
    return log;
  };
  return { log, until, untilFailed, stop };
};
