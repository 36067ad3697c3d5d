import type { FastifyInstance } from "fastify";
import { makeReminder } from "../../../application/ports/reminder.ts";

/**
 * In milliseconds. A request that takes longer to arrive than this has stopped, or is sent to hold its
 * connection. How long an answer takes, such as a live one, does not matter here.
 */
export const connectionTimes = {
  requestTimeout: 30_000,
  headersTimeout: 15_000,
  connectionsCheckingInterval: 5000,
  // Longer than proxies keep a connection: one that closes it first can send nothing into the void.
  keepAliveTimeout: 72_000,
};

/** Further connections are closed at once, and not left to wait until those before them end. */
export const boundConnections = ({ server, log }: FastifyInstance, most: number) => {
  const full = makeReminder();
  server.maxConnections = most;
  server.on("drop", () => {
    if (full.isDue()) {
      log.warn({ most }, "Connections are refused: as many as MAX_CONNECTIONS allows are open");
    }
  });
};
