import { createPostgresBackend, Queue, runMigrations } from "bullmq";
import pg from "pg";
import { idleConnections } from "../postgres/idleConnections.ts";
import { type Backend, jobOptions, QUEUE, workerOptions } from "./backend.ts";
import { BackoffWorker } from "./backoffWorker.ts";

const SCHEMA = "queue";

/** In milliseconds. A connection may break without an error. */
const QUERY_TIMEOUT = 10_000;

export const queueOnPostgres = (url: string, name = QUEUE): Backend => {
  const connection = {
    ...idleConnections,
    connectionString: url,
    schema: SCHEMA,
    connectionTimeoutMillis: 5000,
    query_timeout: QUERY_TIMEOUT,
  };
  return {
    prepare: async () => {
      // Without a timeout: it may wait for another process that does the same.
      const client = new pg.Client({
        ...idleConnections,
        connectionString: url,
        connectionTimeoutMillis: 5000,
      });
      client.on("error", () => {}); // The running query reports it.
      await client.connect();
      try {
        await runMigrations(client, SCHEMA);
      } finally {
        await client.end();
      }
    },
    openQueue: () => {
      const queue = new Queue(
        name,
        { connection: { ...connection, max: 2 }, defaultJobOptions: jobOptions },
        createPostgresBackend,
      );
      return { queue, check: () => queue.getJobCounts("wait") };
    },
    openWorker: (work) =>
      new BackoffWorker(
        name,
        work,
        { connection: { ...connection, max: 4 }, ...workerOptions },
        createPostgresBackend,
      ),
  };
};
