import type { EventStoreDBClient } from "@eventstore/db-client";

/** The client calls this when one of its calls has broken, and does not wait for its result. */
interface Reconnecting {
  handleError: (connection: unknown, error: Error) => Promise<void>;
}

/**
 * When a call breaks while the client looks for another node of its cluster, this function waits
 * for that search too. If no node is found, its promise rejects. The client does not handle that
 * rejection, so it would end the process. It can be ignored: the callers that asked for the other
 * node get the error themselves, and the next caller starts a new search.
 */
export const outliveFailedDiscovery = (client: EventStoreDBClient) => {
  const reconnecting = client as unknown as Reconnecting;
  const { handleError } = reconnecting;
  reconnecting.handleError = (connection, error) => handleError(connection, error).catch(() => {});
};
