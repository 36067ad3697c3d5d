import { Effect } from "effect";
import type { JobAdmin, JobState } from "../../application/ports/JobAdmin.ts";
import { jobStates, NoFailedJob } from "../../application/ports/JobAdmin.ts";
import { answering } from "./answering.ts";
import type { OpenQueue } from "./backend.ts";

/** The states of a job in BullMQ. */
const stored = {
  waiting: "wait",
  delayed: "delayed",
  running: "active",
  failed: "failed",
} as const satisfies Record<JobState, string>;

const JOBS_LISTED = 1000;

/** Shows the queue of this installation to operators. */
export const jobAdmin = (queue: OpenQueue): JobAdmin["Service"] => {
  const ofState = (state: JobState) =>
    Effect.map(
      answering(() => queue.getJobs([stored[state]], 0, JOBS_LISTED - 1, true)),
      // A job that ends between the two queries is returned without its content.
      (jobs) => jobs.filter((job) => job?.id !== undefined).map((job) => statusOf(job, state)),
    );
  return {
    counts: Effect.map(
      answering(() => queue.getJobCounts(...Object.values(stored))),
      (counts) => ({
        waiting: counts["wait"] ?? 0,
        delayed: counts["delayed"] ?? 0,
        running: counts["active"] ?? 0,
        failed: counts["failed"] ?? 0,
      }),
    ),
    list: Effect.map(Effect.forEach(jobStates, ofState), (lists) => lists.flat()),
    retry: Effect.fnUntraced(function* (id) {
      const job = yield* answering(() => queue.getJob(id));
      if (!job || !(yield* answering(() => job.isFailed()))) return yield* new NoFailedJob({ id });
      yield* answering(() => job.retry("failed", { resetAttemptsMade: true }));
    }),
  };
};

type StoredStatus = Awaited<ReturnType<OpenQueue["getJobs"]>>[number];

const statusOf = (job: StoredStatus, state: JobState) => ({
  id: String(job.id),
  name: job.name,
  state,
  attempts: job.attemptsStarted,
  error: job.failedReason || null,
  enqueuedAt: new Date(job.timestamp),
});
