import { Effect, Layer, ManagedRuntime } from "effect";
import { makeStoresAnswer } from "../../infrastructure/health/answers.ts";
import { healthPort } from "../../infrastructure/health/healthPort.ts";
import { logging } from "../../infrastructure/host/logging.ts";
import { processName } from "../../infrastructure/host/processName.ts";
import { product } from "../../infrastructure/host/product.ts";
import { runProgram } from "../../infrastructure/host/program.ts";
import { freeSidePorts } from "../../infrastructure/http/sidePort.ts";
import { metricsPort } from "../../infrastructure/metrics/metricsPort.ts";
import { collectReadModels } from "../../infrastructure/metrics/readModels.ts";
import { jobQueue } from "../../infrastructure/queue/jobQueue.ts";
import { policies } from "../policies/policies.ts";
import { projector } from "./projector.ts";

const name = processName("projector");

// Keeps the read models current, and runs the policies. Of several such processes, one leads.
const health = Layer.unwrap(Effect.map(makeStoresAnswer, healthPort));
const services = Layer.mergeAll(projector, policies, health, metricsPort(collectReadModels)).pipe(
  Layer.provideMerge(jobQueue),
  Layer.provideMerge(product({ program: "npm run projector", kind: "tool" })),
  Layer.provideMerge(logging(name)),
  Layer.provide(freeSidePorts("HEALTH_PORT", "METRICS_PORT")),
);

await runProgram(async ({ onClose }) => {
  const runtime = ManagedRuntime.make(services);
  onClose(() => runtime.dispose());
  await runtime.context();
});
