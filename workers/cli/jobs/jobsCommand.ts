import type { Command } from "commander";
import { Console, Effect, type ManagedRuntime } from "effect";
import { JobAdmin, type JobStatus } from "../../../application/ports/JobAdmin.ts";
import { Refused } from "../refused.ts";
import { countText } from "../terminal/countText.ts";

type JobsRuntime = ManagedRuntime.ManagedRuntime<JobAdmin, unknown>;

interface Json {
  readonly json: boolean;
}
interface All extends Json {
  readonly all: boolean;
}

/** `golf jobs`: waiting, running and failed jobs, and retries of failed ones. */
export const registerJobsCommand = (program: Command, runtime: JobsRuntime) => {
  const jobs = program
    .command("jobs")
    .description("Show what waits in the queue, is worked on or has failed")
    .option("--json", "print one JSON document for scripts", false)
    .action(({ json }: Json) => runtime.runPromise(list(json)));
  jobs
    .command("retry")
    .description("Let jobs that failed for good be tried again")
    .argument("[id]", "as golf jobs lists it")
    .option("--all", "every job that failed", false)
    .option("--json", "print one JSON document for scripts", false)
    // The same option before the subcommand has the same meaning.
    .action((id: string | undefined, _own: All, command: Command) =>
      runtime.runPromise(retry(id, command.optsWithGlobals<All>())),
    );
};

const list = Effect.fn("golf jobs")(function* (json: boolean) {
  const admin = yield* JobAdmin;
  const counts = yield* admin.counts;
  const jobs = yield* admin.list;
  if (json) return yield* Console.log(JSON.stringify({ counts, jobs }));
  for (const job of jobs) yield* Console.log(lineOf(job));
  const { waiting, delayed, running, failed } = counts;
  yield* Console.log(
    `${waiting} waiting, ${delayed} for later, ${running} running, ${failed} failed.`,
  );
});

const lineOf = ({ id, name, state, attempts, error, enqueuedAt }: JobStatus) =>
  [
    ...[id, name, state, `since ${enqueuedAt.toISOString()}`],
    ...(attempts > 0 ? [`begun ${countText(attempts, "time")}`] : []),
    ...(error === null ? [] : [error]),
  ].join("\t");

const retry = Effect.fn("golf jobs retry")(function* (id: string | undefined, { all, json }: All) {
  if ((id === undefined) !== all) {
    return yield* new Refused({ message: "Name one failed job, or say --all." });
  }
  const admin = yield* JobAdmin;
  const failed = (yield* admin.list).filter(({ state }) => state === "failed");
  const ids = id === undefined ? failed.map((job) => job.id) : [id];
  // Each job is retried separately, so a job that another operator has retried meanwhile does not
  // stop the others.
  const outcomes = yield* Effect.forEach(ids, (one) =>
    Effect.match(admin.retry(one), {
      onFailure: (failure) => ({ id: one, refused: failure.message }),
      onSuccess: () => ({ id: one, refused: null }),
    }),
  );
  const refused = outcomes.filter((outcome) => outcome.refused !== null);
  const retried = outcomes.length - refused.length;
  if (json) yield* Console.log(JSON.stringify({ retried, refused }));
  else if (retried > 0 || all) {
    yield* Console.log(`${countText(retried, "job")} will be tried again.`);
  }
  if (refused.length > 0) {
    return yield* new Refused({ message: refused.map(({ refused: why }) => why).join(" ") });
  }
});
