import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { startFakeEventStoreDb } from "../infrastructure/eventStore/eventStoreDb/testing/fake/server.ts";
import type { Place } from "../infrastructure/eventStore/testing/underLoad/load.ts";
import { runUnderLoad } from "../infrastructure/eventStore/testing/underLoad/runUnderLoad.ts";
import { startEmbeddedPostgres } from "../infrastructure/postgres/embedded.ts";
import { migrate } from "../infrastructure/postgres/migrate.ts";

/**
 * 32 writers in processes that are killed, three readers: is every acknowledged event there once and
 * in order? `npx tsx bench/correctnessUnderLoad.ts [--events 1000000] [--seconds 600] [--kills 20]
 * [--store postgres|eventstoredb]`. EventStoreDB is that of ESDB_URL, or a fake server. Ends with 1
 * where anything was wrong.
 */
const { values } = parseArgs({
  options: {
    events: { type: "string", default: "1000000" },
    seconds: { type: "string" },
    kills: { type: "string", default: "20" },
    store: { type: "string" },
  },
});

interface Server {
  readonly place: Place;
  readonly stop: () => Promise<void>;
  readonly disturb?: () => Promise<unknown>;
}

const postgres = async (): Promise<Server> => {
  const folder = mkdtempSync(path.join(tmpdir(), "golf-bench-"));
  const server = await startEmbeddedPostgres(folder, { program: "bench", kind: "server" });
  const url = server.url("postgres");
  await migrate(url);
  const stop = async () => {
    await server.stop();
    rmSync(folder, { recursive: true });
  };
  return { place: { kind: "postgres", url }, stop };
};

const eventStoreDb = async (): Promise<Server> => {
  const { ESDB_URL } = process.env;
  if (ESDB_URL) return { place: { kind: "eventstoredb", url: ESDB_URL }, stop: async () => {} };
  const { connectionString: url, restart, stop } = await startFakeEventStoreDb();
  return { place: { kind: "eventstoredb", url }, stop, disturb: restart };
};

const servers = { postgres, eventstoredb: eventStoreDb };

const say = (line: string) => process.stdout.write(`${line}\n`);

for (const [name, open] of Object.entries(servers)) {
  if (values.store !== undefined && values.store !== name) continue;
  const { place, stop, ...server } = await open();
  let told = 0;
  const { faults, ...figures } = await runUnderLoad({
    ...server,
    place,
    writers: 32,
    processes: 4,
    readers: 3,
    events: Number(values.events),
    kills: Number(values.kills),
    ...(values.seconds === undefined ? {} : { seconds: Number(values.seconds) }),
    tell: (acknowledged) => {
      if (acknowledged < told + 50_000) return;
      told = acknowledged;
      say(`${name}: ${acknowledged} acknowledged`);
    },
  }).finally(stop);
  say(`${name}: ${JSON.stringify(figures)}`);
  for (const fault of faults) say(`${name}: ${fault}`);
  say(`${name}: ${faults.length === 0 ? "nothing lost, doubled or out of order" : "WRONG"}`);
  if (faults.length > 0) process.exitCode = 1;
}
