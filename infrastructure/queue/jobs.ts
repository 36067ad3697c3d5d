import { Context, Duration, Effect, Layer, Schema } from "effect";
import { JobAdmin } from "../../application/ports/JobAdmin.ts";
import { Jobs, JobsUnavailable } from "../../application/ports/Jobs.ts";
import { DoesNotAnswer } from "../failures/doesNotAnswer.ts";
import { answering } from "./answering.ts";
import { type Backend, scheduledJobOptions } from "./backend.ts";
import { jobAdmin } from "./jobAdmin.ts";

/** Adds jobs to the queue of this installation, and lists its jobs. */
export const jobs = (backend: Backend) =>
  Layer.effectContext(
    Effect.gen(function* () {
      yield* Effect.tryPromise({
        try: backend.prepare,
        catch: (cause) => (cause instanceof DoesNotAnswer ? cause : new JobsUnavailable({ cause })),
      });
      const { queue, check: ask } = yield* Effect.acquireRelease(
        Effect.sync(() => {
          const open = backend.openQueue();
          open.queue.on("error", () => {}); // The next request reports it.
          return open;
        }),
        (open) => Effect.ignore(answering(() => open.queue.close(), 1)),
      );
      const check = Effect.asVoid(answering(ask));
      yield* check;

      const port = Jobs.of({
        enqueue: Effect.fnUntraced(function* ({ name, payload: schema }, payload, options = {}) {
          const stored = yield* Effect.orDie(Schema.encodeEffect(schema)(payload));
          const { id, delay = 0, attempts } = options;
          yield* answering(() =>
            queue.add(name, stored, {
              ...(id === undefined ? {} : { jobId: storedId(name, id) }),
              ...(attempts === undefined ? {} : { attempts }),
              delay: Duration.toMillis(delay),
            }),
          );
        }),

        schedule: Effect.fnUntraced(function* ({ name, payload: schema }, payload, every) {
          const data = yield* Effect.orDie(Schema.encodeEffect(schema)(payload));
          const interval = Duration.toMillis(every);
          // BullMQ would count a new interval from where the old one stood: after a late run, the
          // next one would come up to an old interval later.
          const known = yield* answering(() => queue.getJobScheduler(name));
          if (known && known.every !== interval) {
            yield* answering(() => queue.removeJobScheduler(name));
          }
          yield* answering(() =>
            queue.upsertJobScheduler(
              name,
              { every: interval },
              { name, data, opts: scheduledJobOptions },
            ),
          );
          // The schedule may already exist, with its next time far away.
          yield* answering(() => queue.add(name, data, scheduledJobOptions));
        }),

        hasFailed: Effect.fnUntraced(function* ({ name }, id) {
          const job = yield* answering(() => queue.getJob(storedId(name, id)));
          return job ? yield* answering(() => job.isFailed()) : false;
        }),

        check,
      });
      return Context.make(Jobs, port).pipe(Context.add(JobAdmin, jobAdmin(queue)));
    }),
  );

/** The ids of use cases are unique only among jobs of one kind. */
const storedId = (name: string, id: string) => `${name}-${id}`;
