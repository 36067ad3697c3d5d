import { Effect, Layer, ManagedRuntime } from "effect";
import { makeStoresAndQueueAnswer } from "../../infrastructure/health/answers.ts";
import { healthPort } from "../../infrastructure/health/healthPort.ts";
import { logging } from "../../infrastructure/host/logging.ts";
import { processName } from "../../infrastructure/host/processName.ts";
import { product } from "../../infrastructure/host/product.ts";
import { runProgram } from "../../infrastructure/host/program.ts";
import { freeSidePorts } from "../../infrastructure/http/sidePort.ts";
import { mailer } from "../../infrastructure/mail/mailer.ts";
import { collectJobs } from "../../infrastructure/metrics/jobs.ts";
import { metricsPort } from "../../infrastructure/metrics/metricsPort.ts";
import { pusher } from "../../infrastructure/push/pusher.ts";
import { jobQueue } from "../../infrastructure/queue/jobQueue.ts";
import { summaryWriter } from "../../infrastructure/summary/summaryWriter.ts";
import { backgroundJobs } from "./backgroundJobs.ts";
import { followSchedules } from "./followSchedules.ts";
import { processors } from "./processors.ts";

const name = processName("jobs");

// Does the background jobs. Several such processes share the queue.
const services = Layer.merge(
  Layer.unwrap(Effect.map(makeStoresAndQueueAnswer, healthPort)),
  metricsPort(collectJobs),
).pipe(
  Layer.provideMerge(backgroundJobs({ followSchedules, processors })),
  Layer.provideMerge(Layer.mergeAll(jobQueue, summaryWriter, mailer, pusher)),
  Layer.provideMerge(product({ program: "npm run jobs", kind: "tool" })),
  Layer.provideMerge(logging(name)),
  Layer.provide(freeSidePorts("HEALTH_PORT", "METRICS_PORT")),
);

await runProgram(async ({ onClose }) => {
  const runtime = ManagedRuntime.make(services);
  onClose(() => runtime.dispose());
  await runtime.context();
});
