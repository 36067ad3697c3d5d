import { Effect, Layer } from "effect";
import { makeOutageLog } from "../../application/outages/outageLog.ts";
import { JobsUnavailable, JobWorker, type Processor } from "../../application/ports/Jobs.ts";
import type { Backend, StoredJob } from "./backend.ts";

/**
 * In milliseconds. When the worker closes, running jobs get this long; then they are stopped, and
 * done again later.
 */
const FINISH_TIMEOUT = 5000;

/**
 * In milliseconds. After that the worker itself gets this long to close: if the store of the jobs
 * is away, it would never close.
 */
const LEAVING = 2000;

/** Does the jobs of this installation, together with the workers of other processes. */
export const jobWorker = (backend: Backend) =>
  Layer.succeed(JobWorker, {
    work: Effect.fnUntraced(function* <R>(processors: ReadonlyArray<Processor<R>>) {
      const context = yield* Effect.context<R>();
      const byName = new Map(processors.map((processor) => [processor.name, processor]));
      const stopping = new AbortController();
      let underWay = 0;
      // A worker that did not close in time loses its store, which is no outage.
      let isLeaving = false;
      const log = Effect.runForkWith(context);
      const outage = makeOutageLog({ outageText: "jobs wait", recoveryText: "jobs go on" });

      const work = ({ name, data }: StoredJob) => {
        const processor = byName.get(name);
        // A newer version of the program may have created this job, and a worker of that version
        // will do it.
        if (!processor) throw new Error(`Nobody here knows the job "${name}".`);
        underWay += 1;
        return Effect.runPromiseWith(context)(
          processor
            .run(data)
            .pipe(Effect.tapCause((cause) => Effect.logWarning(`The job "${name}" failed`, cause))),
          { signal: stopping.signal },
        ).finally(() => {
          underWay -= 1;
        });
      };

      yield* Effect.acquireRelease(
        Effect.tryPromise({
          try: async () => {
            const worker = backend.openWorker(work);
            worker.on("error", (error) => {
              if (!isLeaving) log(outage.failed(error.message));
            });
            worker.on("active", () => log(outage.recovered));
            await worker.waitUntilReady();
            return worker;
          },
          catch: (cause) => new JobsUnavailable({ cause }),
        }),
        (worker) =>
          Effect.gen(function* () {
            isLeaving = true;
            const stop = setTimeout(() => stopping.abort(), FINISH_TIMEOUT);
            const closeTimeout = underWay > 0 ? FINISH_TIMEOUT + LEAVING : LEAVING;
            yield* Effect.timeoutOption(
              Effect.promise(() => worker.close()),
              closeTimeout,
            );
            clearTimeout(stop);
          }),
      );
    }),
  });
