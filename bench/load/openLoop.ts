import { setTimeout as sleep } from "node:timers/promises";
import { now } from "./now.ts";

/**
 * Sends so many at moments fixed beforehand, however long their answers take: each is told when it
 * should have been sent, by the clock that all processes of a machine share, so that a wait for a
 * busy sender counts as well. Fails with the first that failed, once all are over.
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
      // Heard below, when all are over.
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
