import type { Traces } from "../../application/ports/Traces.ts";
import { liveCalls, observeRequest } from "../metrics/observeRequest.ts";

interface Observers {
  readonly isMeasured: boolean;
  readonly traces: Traces | null;
}

/**
 * Measures and traces each request; null if both are off. A live connection is not traced, because
 * it lasts until its viewer leaves.
 */
export const observeRequests = ({ isMeasured, traces }: Observers) => {
  if (!isMeasured && traces === null) return null;
  return (call: string, id: string) => {
    const endMeasure = isMeasured ? observeRequest(call) : null;
    const endTrace = liveCalls.includes(call) ? null : traces?.request(call, id);
    return (status: number) => {
      endMeasure?.(status);
      endTrace?.({ "http.response.status_code": status });
    };
  };
};
