import { Gauge } from "prom-client";
import { registry } from "./recorded.ts";

interface Pool {
  readonly waitingCount: number;
}

const pools = new Map<Pool, string>();

new Gauge({
  name: "golf_database_pool_waiting",
  help: "Queries that wait for a connection to the database, by the kind of work",
  labelNames: ["pool"],
  registers: [registry],
  collect() {
    this.reset();
    for (const [{ waitingCount }, pool] of pools) this.inc({ pool }, waitingCount);
  },
});

/** Counts the queries that wait in these pools until they are closed. Returns what forgets them. */
export const measurePools = (named: Readonly<Record<string, Pool>>) => {
  for (const [name, pool] of Object.entries(named)) pools.set(pool, name);
  return () => {
    for (const pool of Object.values(named)) pools.delete(pool);
  };
};
