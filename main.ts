import { Effect, Layer, ManagedRuntime } from "effect";
import { oneTimeCodes } from "./infrastructure/accounts/secondFactor/oneTimeCodes.ts";
import { appConfig } from "./infrastructure/config/config.ts";
import { publicAddress } from "./infrastructure/config/publicAddress.ts";
import { courseFinder } from "./infrastructure/courses/finder/courseFinder.ts";
import { health } from "./infrastructure/health/health.ts";
import { logging } from "./infrastructure/host/logging.ts";
import { picturesNote } from "./infrastructure/host/picturesNote.ts";
import { prepareInstallation } from "./infrastructure/host/prepareInstallation.ts";
import { processName } from "./infrastructure/host/processName.ts";
import { product } from "./infrastructure/host/product.ts";
import { runProgram } from "./infrastructure/host/program.ts";
import { sayAs } from "./infrastructure/host/say.ts";
import { serverOptions } from "./infrastructure/host/serverOptions.ts";
import { freeSidePorts } from "./infrastructure/http/sidePort.ts";
import { mailer } from "./infrastructure/mail/mailer.ts";
import { collectJobs } from "./infrastructure/metrics/jobs.ts";
import { collectLastBackup } from "./infrastructure/metrics/lastBackup.ts";
import { metricsPort } from "./infrastructure/metrics/metricsPort.ts";
import { collectReadModels } from "./infrastructure/metrics/readModels.ts";
import { pusher } from "./infrastructure/push/pusher.ts";
import { jobQueue } from "./infrastructure/queue/jobQueue.ts";
import { followOtherProcesses } from "./infrastructure/readModels/followOtherProcesses.ts";
import { summaryWriter } from "./infrastructure/summary/summaryWriter.ts";
import { buildApp } from "./web/server/app.ts";
import { prepareDemo } from "./workers/cli/demo/prepareDemo.ts";
import { backgroundJobs } from "./workers/jobs/backgroundJobs.ts";
import { followSchedules } from "./workers/jobs/followSchedules.ts";
import { processors } from "./workers/jobs/processors.ts";
import { policies } from "./workers/policies/policies.ts";
import { projector } from "./workers/projector/projector.ts";

const name = processName("main");

// Everything in one process: the server, the projector and the jobs.
const reactions = Layer.mergeAll(policies, backgroundJobs({ followSchedules, processors }));

const everything = Layer.mergeAll(
  health,
  // If another process runs beside it, its own projector may have nothing to do. Then it is
  // notified of what the other one does.
  followOtherProcesses,
  metricsPort(Effect.all([collectReadModels, collectJobs, collectLastBackup])),
  projector,
).pipe(
  Layer.provideMerge(
    Layer.mergeAll(jobQueue, summaryWriter, courseFinder, mailer, pusher, oneTimeCodes),
  ),
  Layer.provideMerge(product({ program: "npm start", kind: "server" })),
  Layer.provideMerge(logging(name)),
  Layer.provide(freeSidePorts("METRICS_PORT")),
);

await runProgram(async ({ onClose }) => {
  const config = await Effect.runPromise(appConfig);
  const { port, host } = config;
  const runtime = ManagedRuntime.make(everything);
  onClose(() => runtime.dispose());
  // Everything that the server needs answers before the port opens.
  const notes = [
    ...(await runtime.runPromise(prepareInstallation)),
    ...(await runtime.runPromise(prepareDemo(config))),
  ];
  // Policies start after the demo is complete. An event that they write during seeding would have the
  // present time, and the store accepts no earlier time after it.
  const reacting = ManagedRuntime.make(Layer.provideMerge(reactions, everything), {
    memoMap: runtime.memoMap,
  });
  onClose(() => reacting.dispose());
  await reacting.context();

  const app = await buildApp(runtime, await runtime.runPromise(serverOptions(name)));
  onClose(() => app.close());
  await app.listen({ port, host });
  const address = `${config.brandName} is open at ${publicAddress(config)}`;
  const say = sayAs(name);
  say(address, ...notes);
  // Loading the picture library takes a tenth of a start, so the start does not wait for it.
  say(...(await runtime.runPromise(picturesNote)));
});
