import type { EventStoreDBClient } from "@eventstore/db-client";

/** What the client calls, and does not wait for, when one of its calls has broken. */
interface Reconnecting {
  handleError: (connection: unknown, error: Error) => Promise<void>;
}

/**
 * A call that breaks while the client looks for another node of its cluster waits for that too. Where
 * none is found, this is a rejection that nobody handles, and ends the process. Those who asked for
 * the other node are told themselves, and whoever comes next makes the client look again.
 */
export const outliveFailedDiscovery = (client: EventStoreDBClient) => {
  const reconnecting = client as unknown as Reconnecting;
  const { handleError } = reconnecting;
  reconnecting.handleError = (connection, error) => handleError(connection, error).catch(() => {});
};
