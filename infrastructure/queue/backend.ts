import type { Job, JobsOptions, JobType } from "bullmq";
import { PAUSE } from "./backoffWorker.ts";

/** All jobs wait in one queue. The name of a job says what it does. */
export const QUEUE = "golf";

export interface StoredJob {
  readonly name: string;
  readonly data: unknown;
}

interface Open {
  on(event: "error", listener: (error: Error) => void): unknown;
  close(): Promise<void>;
}

/** The part of BullMQ's queue that the product uses. */
export interface OpenQueue extends Open {
  add(name: string, data: unknown, options: JobsOptions): Promise<unknown>;
  upsertJobScheduler(
    id: string,
    repeat: { readonly every: number },
    template: { readonly name: string; readonly data: unknown; readonly opts: JobsOptions },
  ): Promise<unknown>;
  getJobScheduler(id: string): Promise<{ readonly every?: number } | undefined>;
  removeJobScheduler(id: string): Promise<unknown>;
  getJobCounts(...states: ReadonlyArray<JobType>): Promise<Readonly<Record<string, number>>>;
  getJobs(
    states: Array<JobType>,
    first: number,
    last: number,
    oldestFirst: boolean,
  ): Promise<ReadonlyArray<Job>>;
  getJob(id: string): Promise<Job | undefined>;
}

export interface OpenWorker extends Open {
  on(event: "error", listener: (error: Error) => void): unknown;
  /** A job begins. */
  on(event: "active", listener: () => void): unknown;
  waitUntilReady(): Promise<unknown>;
}

/** The parts in which BullMQ differs between PostgreSQL and Redis. */
export interface Backend {
  /** Creates the tables, where the backend needs tables. Several processes may call it at once. */
  readonly prepare: () => Promise<void>;
  readonly openQueue: () => {
    readonly queue: OpenQueue;
    /** Fails when the backend cannot accept a job. */
    readonly check: () => Promise<unknown>;
  };
  readonly openWorker: (work: (job: StoredJob) => Promise<void>) => OpenWorker;
}

/**
 * After failures a job waits 1, 2, 4 ... seconds, at last for minutes. Failed jobs are kept for a
 * month.
 */
export const jobOptions: JobsOptions = {
  attempts: 10,
  backoff: { type: "exponential", delay: 1000 },
  removeOnComplete: { age: 24 * 60 * 60 },
  removeOnFail: { age: 30 * 24 * 60 * 60 },
};

/** Not retried, because its schedule starts it again. */
export const scheduledJobOptions: JobsOptions = {
  attempts: 1,
  removeOnComplete: { count: 10 },
  removeOnFail: { count: 100 },
};

/** Another worker takes over the job of a killed process after half a minute. */
export const workerOptions = {
  concurrency: 4,
  lockDuration: 30_000,
  maxStalledCount: 10,
  runRetryDelay: PAUSE,
};
