import { Effect } from "effect";
import { Gauge } from "prom-client";
import { JobAdmin } from "../../application/ports/JobAdmin.ts";
import { registry } from "./recorded.ts";
import { unlessAway } from "./unlessAway.ts";

const jobs = new Gauge({
  name: "golf_jobs",
  help: "Jobs that wait, wait for their time, are worked on, or have failed for good",
  labelNames: ["state"],
  registers: [registry],
});

/** Counts the jobs in the queue, which all processes share. */
export const collectJobs = unlessAway(
  Effect.gen(function* () {
    const counts = yield* JobAdmin.use((admin) => admin.counts);
    for (const [state, count] of Object.entries(counts)) jobs.set({ state }, count);
  }),
);
