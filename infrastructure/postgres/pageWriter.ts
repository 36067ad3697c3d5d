import type pg from "pg";
import type { Statement } from "../../projections/engine/statements.ts";
import { keepPlans, makeNames } from "./keptPlans.ts";
import { openPool, socketOf } from "./pool.ts";

const BEGIN: Statement = { text: "begin", values: [] };
const COMMIT: Statement = { text: "commit", values: [] };

/**
 * A connection that sends a whole page at once and keeps the plan of each statement, because
 * planning takes the server longer than executing. Read models need not wait for the disk: after a
 * crash, lost rows are written again from the event log, because the checkpoint was lost with them.
 */
export const openPageWriter = (url: string, silence: number) => {
  const pool = openPool(url, {
    max: 1,
    silence,
    pipeline: true,
    // A new connection has to prepare everything again.
    idleTimeoutMillis: 0,
    onConnect: async (client) => {
      await keepPlans(client);
      await client.query("set synchronous_commit to off");
    },
  });
  const nameOf = makeNames();

  const write = async (statements: ReadonlyArray<Statement>) => {
    const client = await pool.connect();
    try {
      await Promise.all(sendAll(client, [BEGIN, ...statements, COMMIT], nameOf));
      client.release();
    } catch (error) {
      // Ending the connection ends the transaction. A rollback would wait for every answer.
      socketOf(client).destroy();
      client.release(true);
      throw error;
    }
  };

  return { write, end: () => pool.end(), giveUp: pool.giveUp };
};
export type PageWriterPool = ReturnType<typeof openPageWriter>;

const sendAll = (
  client: pg.PoolClient,
  statements: ReadonlyArray<Statement>,
  nameOf: (text: string) => string,
) => {
  const socket = socketOf(client);
  // Written together, so that the system sends them in one piece.
  socket.cork();
  try {
    return statements.map(({ text, values }) =>
      client.query({ name: nameOf(text), text, values: [...values] }),
    );
  } finally {
    socket.uncork();
  }
};
