import { CommanderError } from "commander";
import { startFakeEventStoreDb } from "../infrastructure/eventStore/eventStoreDb/testing/fake/server.ts";
import type { Place } from "../infrastructure/eventStore/testing/underLoad/load.ts";
import { readOptions } from "../infrastructure/eventStore/testing/underLoad/options.ts";
import { startPostgresThatCrashes } from "../infrastructure/eventStore/testing/underLoad/postgresThatCrashes.ts";
import { runUnderLoad } from "../infrastructure/eventStore/testing/underLoad/runUnderLoad.ts";

/**
 * Runs 32 writers, most of them in processes that are killed, three readers, and a server that is
 * killed too. Then it checks that every acknowledged event is stored once and in order. `npm run
 * bench:correctness -- --help` says how to run it with fewer than a million events. EventStoreDB is
 * the one of ESDB_URL, which is not disturbed, or a fake server. Exits with 1 if anything was wrong
 * or did not happen.
 */
const asked = () => {
  try {
    return readOptions(process.argv.slice(2));
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    return process.exit(error.exitCode === 0 ? 0 : 2);
  }
};
const { stores, extent, kills } = asked();

interface Server {
  readonly place: Place;
  readonly disturbances: ReadonlyArray<() => Promise<unknown>>;
  readonly stop: () => Promise<void>;
}

const postgres = async (): Promise<Server> => {
  const { url, cutConnections, crash, stop } = await startPostgresThatCrashes("bench");
  const disturbances = [cutConnections, crash, cutConnections, crash];
  return { place: { kind: "postgres", url }, disturbances, stop };
};

const eventStoreDb = async (): Promise<Server> => {
  const { ESDB_URL } = process.env;
  if (ESDB_URL) {
    const place = { kind: "eventstoredb", url: ESDB_URL } as const;
    return { place, disturbances: [], stop: async () => {} };
  }
  const { connectionString: url, restart, stop } = await startFakeEventStoreDb();
  return { place: { kind: "eventstoredb", url }, disturbances: [restart, restart], stop };
};

const open = { postgres, eventstoredb: eventStoreDb };

const say = (line: string) => process.stdout.write(`${line}\n`);

for (const name of stores) {
  const { stop, ...server } = await open[name]();
  let reported = 0;
  const { faults, ...figures } = await runUnderLoad({
    ...server,
    writers: 32,
    processes: 4,
    readers: 3,
    extent,
    kills,
    onProgress: (acknowledged) => {
      if (acknowledged < reported + 50_000) return;
      reported = acknowledged;
      say(`${name}: ${acknowledged} acknowledged`);
    },
  }).finally(stop);
  say(`${name}: ${JSON.stringify(figures)}`);
  for (const fault of faults) say(`${name}: ${fault}`);
  say(`${name}: ${faults.length === 0 ? "nothing lost, doubled or out of order" : "WRONG"}`);
  if (faults.length > 0) process.exitCode = 1;
}
