import { Context, type Effect, Schema } from "effect";
import type { JobsUnavailable } from "./Jobs.ts";

/** A job waits, waits for its time or its next attempt, is running, or has failed for good. */
export const jobStates = ["waiting", "delayed", "running", "failed"] as const;
export type JobState = (typeof jobStates)[number];

export interface JobStatus {
  readonly id: string;
  readonly name: string;
  readonly state: JobState;
  /** How many times it was started. */
  readonly attempts: number;
  /** The last error; null if there was none. */
  readonly error: string | null;
  /** When it was added to the queue. */
  readonly enqueuedAt: Date;
}

export class NoFailedJob extends Schema.TaggedError<NoFailedJob>()("NoFailedJob", {
  id: Schema.String,
}) {
  override get message() {
    return `There is no failed job "${this.id}". golf jobs lists them.`;
  }
}

/** What operators may see of the queue and do with it. */
export class JobAdmin extends Context.Service<
  JobAdmin,
  {
    readonly counts: Effect.Effect<Readonly<Record<JobState, number>>, JobsUnavailable>;
    /** At most 1,000 jobs of each state, the oldest first. Completed jobs are not listed. */
    readonly list: Effect.Effect<ReadonlyArray<JobStatus>, JobsUnavailable>;
    /** Retries a job that failed for good, with as many attempts as a new job. */
    readonly retry: (id: string) => Effect.Effect<void, JobsUnavailable | NoFailedJob>;
  }
>()("golf/application/ports/JobAdmin") {}
