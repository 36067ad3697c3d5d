import pg from "pg";
import type { Statement } from "../../projections/statements.ts";
import { openPool, socketOf } from "./pool.ts";

const BEGIN: Statement = { text: "begin", values: [] };
const COMMIT: Statement = { text: "commit", values: [] };

/**
 * Plans are made while tables are still small, and kept. Rows are always found by their keys, but the
 * planner would rather read a small table from end to end, and go on so when it is large.
 */
const settings = `
  set search_path to read;
  set synchronous_commit to off;
  set enable_seqscan to off;
  set enable_hashjoin to off;
  set enable_mergejoin to off;
`;

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
      // Before the pool itself looks after it.
      const socket = socketOf(client as pg.Client);
      socket.setTimeout(silence, () => socket.destroy());
      await client.query(settings);
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

  return { write, end: () => pool.end() };
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

/** By its name a connection finds a statement that it has prepared. */
const makeNames = () => {
  const names = new Map<string, string>();
  return (text: string) => {
    const name = names.get(text) ?? `page_${names.size}`;
    names.set(text, name);
    return name;
  };
};
