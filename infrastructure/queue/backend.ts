import type { Job, JobsOptions, JobType } from "bullmq";
import { PAUSE } from "./patientWorker.ts";

/** All jobs wait in one line; what each is about its name says. */
export const QUEUE = "golf";

export interface StoredJob {
  readonly name: string;
  readonly data: unknown;
}

interface Open {
  on(event: "error", listener: (error: Error) => void): unknown;
  close(): Promise<void>;
}

/** As much of BullMQ's queue as is used. */
export interface OpenQueue extends Open {
  add(name: string, data: unknown, options: JobsOptions): Promise<unknown>;
  upsertJobScheduler(
    id: string,
    repeat: { readonly every: number },
    template: { readonly name: string; readonly data: unknown; readonly opts: JobsOptions },
  ): Promise<unknown>;
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

/** What BullMQ does not do alike on PostgreSQL and on Redis. */
export interface Backend {
  /** Makes its tables where it needs some. Several processes may call it at once. */
  readonly prepare: () => Promise<void>;
  readonly openQueue: () => {
    readonly queue: OpenQueue;
    /** Fails when no job could be left there. */
    readonly check: () => Promise<unknown>;
  };
  readonly openWorker: (work: (job: StoredJob) => Promise<void>) => OpenWorker;
}

/** A job that fails waits 1, 2, 4 ... seconds, at last for minutes, and is kept for a month. */
export const jobOptions: JobsOptions = {
  attempts: 10,
  backoff: { type: "exponential", delay: 1000 },
  removeOnComplete: { age: 24 * 60 * 60 },
  removeOnFail: { age: 30 * 24 * 60 * 60 },
};

/** The next time comes by itself. */
export const scheduledJobOptions: JobsOptions = {
  attempts: 1,
  removeOnComplete: { count: 10 },
  removeOnFail: { count: 100 },
};

/** A job of a process that was killed is done by another half a minute later. */
export const workerOptions = {
  concurrency: 4,
  lockDuration: 30_000,
  maxStalledCount: 10,
  runRetryDelay: PAUSE,
};
