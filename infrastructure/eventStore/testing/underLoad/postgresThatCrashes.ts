import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { dataIn } from "../../../postgres/embedded/cluster.ts";
import { readPostmaster } from "../../../postgres/embedded/postmaster.ts";
import { startEmbeddedPostgres } from "../../../postgres/embedded.ts";
import { migrate } from "../../../postgres/migrate.ts";

const endOtherConnections = `
  select pg_terminate_backend(pid) from pg_stat_activity
  where pid <> pg_backend_pid() and datname = current_database() and usename = current_user`;

/** A separate PostgreSQL that loses connections and crashes, and comes back at the same address. */
export const startPostgresThatCrashes = async (program: string) => {
  const folder = mkdtempSync(path.join(tmpdir(), "golf-crashing-"));
  let runsAgain = () => {};
  const server = await startEmbeddedPostgres(
    folder,
    { program, kind: "server" },
    { ended: () => {}, runsAgain: () => runsAgain() },
  );
  const url = server.url("postgres");
  await migrate(url);
  return {
    url,
    cutConnections: async () => {
      const client = new pg.Client(url);
      await client.connect();
      await client.query(endOtherConnections);
      await client.end();
    },
    crash: async () => {
      const running = readPostmaster(dataIn(folder));
      if (!running) throw new Error("There is no PostgreSQL to kill.");
      const again = new Promise<void>((resolve) => {
        runsAgain = resolve;
      });
      process.kill(running.pid, "SIGKILL");
      await again;
    },
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true });
    },
  };
};
