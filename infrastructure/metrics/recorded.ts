import { Counter, Gauge, Histogram, Registry } from "prom-client";

/**
 * What this process has done since it started. It is counted even if no metrics port is open;
 * `metricsPort.ts` shows it. Other tools depend on these names and labels: `docs/monitoring` uses
 * them.
 */
export const registry = new Registry();

const registers = [registry];

/** In seconds, from a time that feels instant to a time that is far too long. */
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
