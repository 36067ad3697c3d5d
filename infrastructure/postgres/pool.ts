import type { Socket } from "node:net";
import pg from "pg";
import { idleConnections } from "./idleConnections.ts";
import { watchSilence } from "./silence.ts";

interface Limits {
  /** At most so many connections at once. */
  readonly max: number;
  /** How long the server may be silent while somebody waits for it, in milliseconds; 0 for ever. */
  readonly silence: number;
  /** Whether a connection sends a query without waiting for the answer to the one before. */
  readonly pipeline?: boolean;
  /** Instead of that of `idleConnections`; 0 for ever. */
  readonly idleTimeoutMillis?: number;
  /** Before anybody gets a new connection. */
  readonly onConnect?: (client: pg.ClientBase) => Promise<void>;
}

/** Connections to one database, for one kind of work. */
export const openPool = (connectionString: string, limits: Limits) => {
  const { silence, onConnect, ...settings } = { ...idleConnections, ...limits };
  const watches = new Map<pg.ClientBase, ReturnType<typeof watchSilence>>();
  const pool = new pg.Pool({
    connectionString,
    ...settings,
    types: { getTypeParser },
    connectionTimeoutMillis: 5000,
    onConnect: async (client) => {
      const watch = watchSilence(socketOf(client as pg.Client), silence);
      watches.set(client, watch);
      watch.start();
      await onConnect?.(client);
    },
  });
  // A broken connection shows in the next query. Without listeners it would also end Node: that of
  // the pool is for connections that wait there, that of a client for those that are lent out.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  // A server that is cut off does not say so: without this, whoever asked would wait for hours.
  pool.on("acquire", (client) => watches.get(client)?.start());
  pool.on("release", (_error, client) => watches.get(client)?.stop());
  pool.on("remove", (client) => watches.delete(client));
  return Object.assign(pool, {
    /** Whoever still waits for an answer is told that none comes. */
    giveUp: () => {
      for (const { giveUp } of watches.values()) giveUp();
    },
  });
};

/** Encrypted or not. */
export const socketOf = ({ connection }: Pick<pg.Client, "connection">) =>
  connection.stream as Socket;

/**
 * Positions, sums and counts are bigint, handicaps and ratings numeric. They stay far below 2^53 and
 * have a decimal or two, so they may be numbers. Money is whole cents.
 */
const getTypeParser: typeof pg.types.getTypeParser = (type: number, format?: "text" | "binary") =>
  isNumber(type) ? Number : pg.types.getTypeParser(type, format);

const isNumber = (type: number) =>
  type === pg.types.builtins.INT8 || type === pg.types.builtins.NUMERIC;
