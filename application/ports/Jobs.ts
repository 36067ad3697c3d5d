import { Context, type Duration, Effect, Schema, type Scope } from "effect";

/** Work that may be done later, in another process, and again after a failure. */
export interface JobKind<Payload> {
  /** Stored with each job, so it is never renamed while jobs wait. */
  readonly name: string;
  readonly payload: Schema.Codec<Payload, unknown>;
}

export class JobsUnavailable extends Schema.TaggedError<JobsUnavailable>()("JobsUnavailable", {
  cause: Schema.Defect(),
}) {
  override get message() {
    return "The job queue does not answer.";
  }
}

export interface EnqueueOptions {
  /** The same id stands for the same job, for at least a day after it ended. It contains no `:`. */
  readonly id?: string;
  /** It starts no earlier than after this time. */
  readonly delay?: Duration.Input;
  /** The number of tries before the job has failed for good. A job that a person waits for has few. */
  readonly attempts?: number;
}

/** Adds jobs for the workers. */
export class Jobs extends Context.Service<
  Jobs,
  {
    readonly enqueue: <Payload>(
      kind: JobKind<Payload>,
      payload: Payload,
      options?: EnqueueOptions,
    ) => Effect.Effect<void, JobsUnavailable>;
    /**
     * Runs a job now and then repeatedly, one after the other, until the schedule changes. All
     * processes that schedule the same kind share one schedule.
     */
    readonly schedule: <Payload>(
      kind: JobKind<Payload>,
      payload: Payload,
      every: Duration.Input,
    ) => Effect.Effect<void, JobsUnavailable>;
    /** Whether the job failed on its last try. False for an unknown job. */
    readonly hasFailed: (
      kind: Pick<JobKind<never>, "name">,
      id: string,
    ) => Effect.Effect<boolean, JobsUnavailable>;
    /** Fails when the queue does not answer. */
    readonly check: Effect.Effect<void, JobsUnavailable>;
  }
>()("golf/application/ports/Jobs") {}

/** The work for one kind of job. */
export interface Processor<R> {
  readonly name: string;
  readonly run: (payload: unknown) => Effect.Effect<void, unknown, R>;
}

/**
 * If the work fails, it is tried again after growing pauses. A job may also run twice, so the work
 * must use ids that make a second run harmless.
 */
export const processor = <Payload, E, R>(
  { name, payload }: JobKind<Payload>,
  work: (payload: Payload) => Effect.Effect<void, E, R>,
): Processor<R> => ({
  name,
  run: (stored) => Effect.flatMap(Schema.decodeUnknownEffect(payload)(stored), work),
});

/** Does jobs. Every process may have a worker, and each job is done by one of them. */
export class JobWorker extends Context.Service<
  JobWorker,
  {
    /** Works until the scope closes, and then finishes the running jobs. */
    readonly work: <R>(
      processors: ReadonlyArray<Processor<R>>,
    ) => Effect.Effect<void, JobsUnavailable, R | Scope.Scope>;
  }
>()("golf/application/ports/JobWorker") {}
