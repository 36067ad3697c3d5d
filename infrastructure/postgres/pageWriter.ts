import type pg from "pg";
import type { Statement } from "../../projections/engine/statements.ts";
import { keepPlans, makeNames } from "./keptPlans.ts";
import { openPool, socketOf } from "./pool.ts";

const BEGIN: Statement = { text: "begin", values: [] };
const COMMIT: Statement = { text: "commit", values: [] };

/**
 * A connection that sends all of a page at once and keeps the plan of each statement, which to make
 * would take the server longer than to carry out. Read models need not wait for the disk: what a crash
 * takes from them stands in the event log, behind their checkpoint.
 */
export const openPageWriter = (url: string, silence: number) => {
  const pool = openPool(url, {
    max: 1,
    silence,
    pipeline: true,
    // A new one has to prepare everything again.
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
      // What is left of the transaction ends with it; by itself it would wait for every answer.
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
  // To be handed to the system as one.
  socket.cork();
  try {
    return statements.map(({ text, values }) =>
      client.query({ name: nameOf(text), text, values: [...values] }),
    );
  } finally {
    socket.uncork();
  }
};
