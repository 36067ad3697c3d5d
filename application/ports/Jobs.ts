import { Context, type Duration, Effect, Schema, type Scope } from "effect";

/** Work that may be done later, in another process, and again when it failed. */
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
  /** The same id again is the same job, for at least a day after it ended. Without `:`. */
  readonly id?: string;
  /** It begins no earlier than after this time. */
  readonly delay?: Duration.Input;
  /** How often it is begun before it has failed for good; fewer where somebody waits for it. */
  readonly attempts?: number;
}

/** Where work is left for whoever does it. */
export class Jobs extends Context.Service<
  Jobs,
  {
    readonly enqueue: <Payload>(
      kind: JobKind<Payload>,
      payload: Payload,
      options?: EnqueueOptions,
    ) => Effect.Effect<void, JobsUnavailable>;
    /**
     * At once and then again and again, one after the other, until it is scheduled differently. All
     * processes that schedule the same kind share one schedule.
     */
    readonly schedule: <Payload>(
      kind: JobKind<Payload>,
      payload: Payload,
      every: Duration.Input,
    ) => Effect.Effect<void, JobsUnavailable>;
    /** Whether it is not begun again, since it failed too often. False for one that nobody knows. */
    readonly hasFailed: (
      kind: Pick<JobKind<never>, "name">,
      id: string,
    ) => Effect.Effect<boolean, JobsUnavailable>;
    /** Fails when the queue does not answer. */
    readonly check: Effect.Effect<void, JobsUnavailable>;
  }
>()("golf/application/ports/Jobs") {}

/** What is to be done for one kind of job. */
export interface Processor<R> {
  readonly name: string;
  readonly run: (payload: unknown) => Effect.Effect<void, unknown, R>;
}

/** A job whose work fails is tried again, later and later. It may also run twice: ids make it once. */
export const processor = <Payload, E, R>(
  { name, payload }: JobKind<Payload>,
  work: (payload: Payload) => Effect.Effect<void, E, R>,
): Processor<R> => ({
  name,
  run: (stored) => Effect.flatMap(Schema.decodeUnknownEffect(payload)(stored), work),
});

/** Who does the work: every process may, and each job is done by one of them. */
export class JobWorker extends Context.Service<
  JobWorker,
  {
    /** Works until the scope closes, and then ends what it has begun. */
    readonly work: <R>(
      processors: ReadonlyArray<Processor<R>>,
    ) => Effect.Effect<void, JobsUnavailable, R | Scope.Scope>;
  }
>()("golf/application/ports/JobWorker") {}
