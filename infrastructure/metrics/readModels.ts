import { Effect } from "effect";
import { Gauge } from "prom-client";
import { ProjectionAdmin } from "../../application/ports/ProjectionAdmin.ts";
import { registry } from "./recorded.ts";
import { unlessAway } from "./unlessAway.ts";

const labelNames = ["model"];
const registers = [registry];

const position = new Gauge({
  name: "golf_read_model_position",
  help: "Up to here in the log a read model has applied all events",
  labelNames,
  registers,
});

const behind = new Gauge({
  name: "golf_read_model_events_behind",
  help: "Events that a read model has not applied yet; EventStoreDB counts up to 2000",
  labelNames,
  registers,
});

const failed = new Gauge({
  name: "golf_read_model_failed",
  help: "1 while a read model cannot apply an event",
  labelNames,
  registers,
});

const head = new Gauge({
  name: "golf_event_log_head",
  help: "The position of the newest event",
  registers,
});

/** Reads the position of each read model. */
export const collectReadModels = unlessAway(
  Effect.gen(function* () {
    const models = yield* ProjectionAdmin.use(({ status }) => status);
    for (const model of models) {
      const labels = { model: model.projection };
      position.set(labels, model.position);
      failed.set(labels, model.failed ? 1 : 0);
      head.set(model.head);
      behind.set(labels, model.behind);
    }
  }),
);
