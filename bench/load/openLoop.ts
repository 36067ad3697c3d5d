import { setTimeout as sleep } from "node:timers/promises";
import { now } from "./now.ts";

/**
 * Sends requests at fixed moments, without waiting for answers. Each request gets the moment at
 * which it is due, so a delay of the sender counts as well. If a request fails, the first error is
 * thrown after all of them have ended.
 */
export const openLoop = async <Answer>(
  count: number,
  perSecond: number,
  send: (n: number, due: number) => Promise<Answer>,
  clock: { readonly now: () => number; readonly tick: () => Promise<unknown> } = {
    now,
    tick: () => sleep(1),
  },
): Promise<ReadonlyArray<Answer>> => {
  const start = clock.now();
  const dueAt = (n: number) => start + (n / perSecond) * 1000;
  const sent: Array<Promise<Answer>> = [];
  while (sent.length < count) {
    while (sent.length < count && dueAt(sent.length) <= clock.now()) {
      const answer = send(sent.length, dueAt(sent.length));
      // The errors are handled below, after all requests have ended.
      answer.catch(() => {});
      sent.push(answer);
    }
    await clock.tick();
  }
  const outcomes = await Promise.allSettled(sent);
  const failed = outcomes.filter(({ status }) => status === "rejected");
  const [first] = failed;
  if (first?.status === "rejected") {
    throw new Error(`${failed.length} of ${count} failed: first, ${String(first.reason)}.`);
  }
  return Promise.all(sent);
};
