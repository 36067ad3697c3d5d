import { Console, Effect, Layer, ManagedRuntime } from "effect";
import { expect, test } from "vitest";
import { JobAdmin, type JobStatus, NoFailedJob } from "../../../application/ports/JobAdmin.ts";
import { type GolfRuntime, golf, runGolf } from "../golf.ts";
import { registerJobsCommand } from "./jobsCommand.ts";

const job = (id: string, state: JobStatus["state"], error: string | null = null): JobStatus => ({
  ...{ id, state, error, name: "draw-tee-sheet", attempts: error === null ? 0 : 10 },
  enqueuedAt: new Date("2026-06-06T12:00:00Z"),
});

const stage = (...jobs: ReadonlyArray<JobStatus>) => {
  const retried: Array<string> = [];
  const printed: Array<unknown> = [];
  const count = (state: JobStatus["state"]) => jobs.filter((one) => one.state === state).length;
  const admin = Layer.succeed(JobAdmin, {
    counts: Effect.succeed({
      ...{ waiting: count("waiting"), delayed: count("delayed") },
      ...{ running: count("running"), failed: count("failed") },
    }),
    list: Effect.succeed(jobs),
    retry: (id) =>
      jobs.some((one) => one.id === id && one.state === "failed")
        ? Effect.sync(() => void retried.push(id))
        : Effect.fail(new NoFailedJob({ id })),
  });
  const recorder = { ...console, log: (line: unknown) => printed.push(line) };
  const runtime = ManagedRuntime.make(Layer.merge(admin, Layer.succeed(Console.Console, recorder)));
  const cli = (...args: ReadonlyArray<string>) => {
    const unused = runtime as unknown as GolfRuntime;
    const commands = golf({ runtime: unused, maker: unused });
    registerJobsCommand(commands, runtime);
    return runGolf(commands, args);
  };
  return { cli, printed, retried };
};

test("waiting and failed jobs are listed, with the error", async () => {
  const { cli, printed } = stage(job("1", "waiting"), job("2", "failed", "The club is closed"));
  expect(await cli("jobs")).toBe(0);
  expect(printed).toEqual([
    "1\tdraw-tee-sheet\twaiting\tsince 2026-06-06T12:00:00.000Z",
    "2\tdraw-tee-sheet\tfailed\tsince 2026-06-06T12:00:00.000Z\tbegun 10 times\tThe club is closed",
    "1 waiting, 0 for later, 0 running, 1 failed.",
  ]);
});

test("the jobs can be printed as JSON", async () => {
  const { cli, printed } = stage(job("2", "failed", "The club is closed"));
  await cli("jobs", "--json");
  expect(JSON.parse(String(printed[0]))).toMatchObject({
    counts: { waiting: 0, delayed: 0, running: 0, failed: 1 },
    jobs: [{ id: "2", state: "failed", error: "The club is closed" }],
  });
});

test("one failed job can be retried, or all of them", async () => {
  const { cli, printed, retried } = stage(job("2", "failed", "x"), job("3", "failed", "y"));
  await cli("jobs", "retry", "3");
  expect([retried, printed]).toEqual([["3"], ["1 job will be tried again."]]);
  await cli("jobs", "retry", "--all", "--json");
  expect(retried).toEqual(["3", "2", "3"]);
  expect(JSON.parse(String(printed[1]))).toEqual({ retried: 2, refused: [] });
});

test("a job that did not fail cannot be retried", async () => {
  const { cli, retried } = stage(job("1", "waiting"));
  await expect(cli("jobs", "retry", "1")).rejects.toMatchObject({
    message: 'There is no failed job "1". golf jobs lists them.',
  });
  for (const wrong of [[], ["1", "--all"]]) {
    await expect(cli("jobs", "retry", ...wrong)).rejects.toMatchObject({
      message: "Name one failed job, or say --all.",
    });
  }
  expect(retried).toEqual([]);
});
