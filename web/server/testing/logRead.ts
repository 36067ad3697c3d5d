import { until } from "../../../infrastructure/testing/until.ts";
import type { Health } from "../../contract/health.ts";

/**
 * Waits for the read models of a running product. A real event store holds the events of earlier
 * runs, and the first write would not wait until they are read.
 */
export const untilLogIsRead = (origin: string) =>
  until("the read models have read the log", async () => {
    const health: Health = await (await fetch(`${origin}/api/health`)).json();
    return health.isComplete && health.projections.every(({ behind }) => behind === 0);
  });
