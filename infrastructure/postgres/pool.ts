import type { Socket } from "node:net";
import pg from "pg";
import { idleConnections } from "./idleConnections.ts";
import { watchSilence } from "./silence.ts";

interface Limits {
  /** The largest number of connections. */
  readonly max: number;
  /** How long the server may be silent while a query waits, in milliseconds; 0 for ever. */
  readonly silence: number;
  /** Whether a connection sends a query before the previous one is answered. */
  readonly pipeline?: boolean;
  /** Replaces the value of `idleConnections`; 0 for ever. */
  readonly idleTimeoutMillis?: number;
  /** Runs before a new connection is handed out. */
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
  // The next query reports a broken connection. Without these listeners, the error would also end
  // Node: the listener of the pool covers idle connections, the listener of a client covers those
  // in use.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  // A server that is cut off sends no error. Without this, a query would wait for hours.
  pool.on("acquire", (client) => watches.get(client)?.start());
  pool.on("release", (_error, client) => watches.get(client)?.stop());
  pool.on("remove", (client) => watches.delete(client));
  return Object.assign(pool, {
    /** Makes all queries that still wait fail. */
    giveUp: () => {
      for (const { giveUp } of watches.values()) giveUp();
    },
  });
};

/** The socket, encrypted or not. */
export const socketOf = ({ connection }: Pick<pg.Client, "connection">) =>
  connection.stream as Socket;

/**
 * Positions, sums and counts are bigint, handicaps and ratings numeric. They stay far below 2^53
 * and have one or two decimals, so JavaScript numbers can hold them. Money is in whole cents.
 */
const getTypeParser: typeof pg.types.getTypeParser = (type: number, format?: "text" | "binary") =>
  isNumber(type) ? Number : pg.types.getTypeParser(type, format);

const isNumber = (type: number) =>
  type === pg.types.builtins.INT8 || type === pg.types.builtins.NUMERIC;
