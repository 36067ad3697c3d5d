import { randomUUID } from "node:crypto";
import type { Backend } from "../../../../infrastructure/queue/backend.ts";
import { until } from "../../../../infrastructure/testing/until.ts";

/** A job that fails. It is tried only once, so the first failure is final. */
export const leaveJob = async (backend: Backend, data: object) => {
  const { queue, check } = backend.openQueue();
  queue.on("error", () => {}); // What it is stored in ends before the test does.
  await until("the queue answers", () =>
    check().then(
      () => true,
      () => false,
    ),
  );
  const id = randomUUID();
  await queue.add("draw-tee-sheet", data, { jobId: id, attempts: 1 });
  return {
    id,
    mend: async (next: object) => (await queue.getJob(id))?.updateData(next),
    close: () => queue.close(),
  };
};

export const aDraw = (tournamentId: string, administrator: string) => ({
  ...{
    tournamentId,
    round: 1,
    type: "random",
    seed: 1,
    startTime: "2026-06-06T08:00:00",
    interval: 10,
  },
  context: {
    commandId: randomUUID(),
    correlationId: randomUUID(),
    actor: { kind: "admin", id: administrator },
    occurredAt: new Date().toISOString(),
  },
});
