import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { dataIn } from "../../../postgres/embedded/cluster.ts";
import { readPostmaster } from "../../../postgres/embedded/postmaster.ts";
import { startEmbeddedPostgres } from "../../../postgres/embedded.ts";
import { migrate } from "../../../postgres/migrate.ts";
import { startPostgresAgain } from "./startPostgresAgain.ts";

const endOtherConnections = `
  select pg_terminate_backend(pid) from pg_stat_activity
  where pid <> pg_backend_pid() and datname = current_database()`;

/** A PostgreSQL of its own, which loses connections and its life, and comes back at the same address. */
export const startPostgresThatCrashes = async (program: string) => {
  const folder = mkdtempSync(path.join(tmpdir(), "golf-crashing-"));
  const first = await startEmbeddedPostgres(folder, { program, kind: "server" });
  const url = first.url("postgres");
  await migrate(url);

  const data = dataIn(folder);
  let stopAgain = async () => {};
  return {
    url,
    cutConnections: async () => {
      const client = new pg.Client(url);
      await client.connect();
      await client.query(endOtherConnections);
      await client.end();
    },
    crash: async () => {
      const running = readPostmaster(data);
      if (!running) throw new Error("There is no PostgreSQL to kill.");
      process.kill(running.pid, "SIGKILL");
      stopAgain = await startPostgresAgain(data);
    },
    stop: async () => {
      await stopAgain();
      await first.stop();
      rmSync(folder, { recursive: true });
    },
  };
};
