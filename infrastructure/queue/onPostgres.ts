import { createPostgresBackend, Queue, runMigrations } from "bullmq";
import pg from "pg";
import { idleConnections } from "../postgres/idleConnections.ts";
import { type Backend, jobOptions, QUEUE, workerOptions } from "./backend.ts";
import { PatientWorker } from "./patientWorker.ts";

const SCHEMA = "queue";

export const queueOnPostgres = (url: string, name = QUEUE): Backend => {
  const connection = {
    ...idleConnections,
    connectionString: url,
    schema: SCHEMA,
    connectionTimeoutMillis: 5000,
  };
  return {
    prepare: async () => {
      const client = new pg.Client(url);
      client.on("error", () => {}); // It shows in the query that is under way.
      await client.connect();
      try {
        await runMigrations(client, SCHEMA);
      } finally {
        await client.end();
      }
    },
    openQueue: () =>
      new Queue(
        name,
        { connection: { ...connection, max: 2 }, defaultJobOptions: jobOptions },
        createPostgresBackend,
      ),
    openWorker: (work) =>
      new PatientWorker(
        name,
        work,
        { connection: { ...connection, max: 4 }, ...workerOptions },
        createPostgresBackend,
      ),
  };
};
