import { Counter, Gauge, Histogram, Registry } from "prom-client";

/**
 * What this process has done since it started. It counts whether somebody asks or not; `metricsPort.ts`
 * shows it. Names and labels are part of what others build on: `docs/monitoring` uses them.
 */
export const registry = new Registry();

const registers = [registry];

/** From what is felt as at once to what nobody waits for, in seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export const requests = new Histogram({
  name: "golf_request_duration_seconds",
  help: "Answered requests, by the name of the call and the status",
  labelNames: ["call", "status"],
  buckets,
  registers,
});

export const underWay = new Gauge({
  name: "golf_requests_in_progress",
  help: "Requests without an end so far, by the name of the call; viewers are those of watchLive",
  labelNames: ["call"],
  registers,
});

export const appends = new Histogram({
  name: "golf_append_duration_seconds",
  help: "Appends to the event store, with the time they wait for others",
  labelNames: ["outcome"],
  buckets,
  registers,
});

export const appendedEvents = new Counter({
  name: "golf_appended_events_total",
  help: "Events that this process has stored",
  registers,
});

export const batchSizes = new Histogram({
  name: "golf_append_batch_size",
  help: "Appends that were written to PostgreSQL together, or sent to EventStoreDB before its next reply",
  buckets: [1, 2, 4, 8, 16, 32, 64, 128, 256],
  registers,
});
