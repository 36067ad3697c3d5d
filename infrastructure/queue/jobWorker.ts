import { Effect, Layer } from "effect";
import { JobsUnavailable, JobWorker, type Processor } from "../../application/ports/Jobs.ts";
import type { Backend, StoredJob } from "./backend.ts";

/** What is under way when the worker closes gets this long; then it is stopped and done again later. */
const PATIENCE = 5000;

/** Does the jobs of this installation, together with the workers of other processes. */
export const jobWorker = (backend: Backend) =>
  Layer.succeed(JobWorker, {
    work: Effect.fnUntraced(function* <R>(processors: ReadonlyArray<Processor<R>>) {
      const context = yield* Effect.context<R>();
      const byName = new Map(processors.map((processor) => [processor.name, processor]));
      const stopping = new AbortController();
      const log = Effect.runForkWith(context);

      const work = ({ name, data }: StoredJob) => {
        const processor = byName.get(name);
        // Perhaps a newer program left it, and one of that kind will do it.
        if (!processor) throw new Error(`Nobody here knows the job "${name}".`);
        return Effect.runPromiseWith(context)(
          processor
            .run(data)
            .pipe(Effect.tapCause((cause) => Effect.logWarning(`The job "${name}" failed`, cause))),
          { signal: stopping.signal },
        );
      };

      yield* Effect.acquireRelease(
        Effect.tryPromise({
          try: async () => {
            const worker = backend.openWorker(work);
            worker.on("error", (error) => log(Effect.logWarning("Jobs wait", error.message)));
            await worker.waitUntilReady();
            return worker;
          },
          catch: (cause) => new JobsUnavailable({ cause }),
        }),
        (worker) =>
          Effect.promise(async () => {
            const timer = setTimeout(() => stopping.abort(), PATIENCE);
            await worker.close();
            clearTimeout(timer);
          }),
      );
    }),
  });
