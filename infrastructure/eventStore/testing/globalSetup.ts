import { leftOutOnEventStoreDb } from "./onEventStoreDb.ts";

/** Says which tests the second run contains, and which it leaves out. */
export default function setup() {
  const server = process.env["ESDB_URL"]
    ? "the server of ESDB_URL"
    : "a fake server, because ESDB_URL is not set";
  const lines = Object.entries(leftOutOnEventStoreDb).map(
    ([files, why]) => `Left out on EventStoreDB: ${files}, because ${why}`,
  );
  process.stdout.write(`${[`EventStoreDB is ${server}.`, ...lines].join("\n")}\n`);
}
