import { Context, Effect, Layer, Queue, Schema } from "effect";
import { Jobs, JobWorker } from "./Jobs.ts";

interface Waiting {
  readonly key: string;
  readonly name: string;
  readonly stored: unknown;
}

/** A queue for tests: a worker does each job once, one after the other. */
export const JobsMemory = Layer.effectContext(
  Effect.gen(function* () {
    const queue = yield* Queue.unbounded<Waiting>();
    const known = new Set<string>();
    const failed = new Set<string>();

    const jobs = Jobs.of({
      enqueue: Effect.fnUntraced(function* ({ name, payload: schema }, payload, { id } = {}) {
        const key = `${name}-${id}`;
        if (id !== undefined && known.has(key)) return;
        known.add(key);
        const stored = yield* Effect.orDie(Schema.encodeEffect(schema)(payload));
        yield* Queue.offer(queue, { key, name, stored });
      }),
      schedule: (kind, payload) => jobs.enqueue(kind, payload),
      hasFailed: ({ name }, id) => Effect.sync(() => failed.has(`${name}-${id}`)),
      check: Effect.void,
    });

    const worker = JobWorker.of({
      work: Effect.fnUntraced(function* (processors) {
        const next = Effect.gen(function* () {
          const { key, name, stored } = yield* Queue.take(queue);
          const processor = processors.find((each) => each.name === name);
          if (!processor) return;
          yield* processor.run(stored).pipe(
            Effect.catch((failure) => {
              failed.add(key);
              return Effect.logError(`The job ${name} failed`, failure);
            }),
          );
        });
        yield* Effect.forkScoped(Effect.forever(next));
      }),
    });

    return Context.make(Jobs, jobs).pipe(Context.add(JobWorker, worker));
  }),
);
