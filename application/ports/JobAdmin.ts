import { Context, type Effect, Schema } from "effect";
import type { JobsUnavailable } from "./Jobs.ts";

/** A job waits, waits for its time or its next try, is worked on, or has failed for good. */
export const jobStates = ["waiting", "delayed", "running", "failed"] as const;
export type JobState = (typeof jobStates)[number];

export interface JobStatus {
  readonly id: string;
  readonly name: string;
  readonly state: JobState;
  /** How often it was begun. */
  readonly attempts: number;
  /** What went wrong the last time; null where nothing did. */
  readonly error: string | null;
  /** When it was left in the queue. */
  readonly enqueuedAt: Date;
}

export class NoFailedJob extends Schema.TaggedError<NoFailedJob>()("NoFailedJob", {
  id: Schema.String,
}) {
  override get message() {
    return `There is no failed job "${this.id}". golf jobs lists them.`;
  }
}

/** What operations staff may see of the queue, and do to it. */
export class JobAdmin extends Context.Service<
  JobAdmin,
  {
    readonly counts: Effect.Effect<Readonly<Record<JobState, number>>, JobsUnavailable>;
    /** At most 1,000 of each state, the oldest first; done ones are not listed. */
    readonly list: Effect.Effect<ReadonlyArray<JobStatus>, JobsUnavailable>;
    /** Lets a job that failed for good be tried again, as often as a new one. */
    readonly retry: (id: string) => Effect.Effect<void, JobsUnavailable | NoFailedJob>;
  }
>()("golf/application/ports/JobAdmin") {}
