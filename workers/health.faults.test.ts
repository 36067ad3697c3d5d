import { expect } from "vitest";
import { polling } from "../infrastructure/testing/until.ts";
import { test } from "../web/server/faults/testing/databaseThatLeaves.ts";
import { health } from "../web/server/faults/testing/outage.ts";
import { freePort } from "../web/server/faults/testing/processes.ts";

test("the health of the projector and of the jobs tells whether they can work", async ({
  processes,
  leaving,
}) => {
  const start = async (program: "projector" | "jobs") =>
    processes.start(program, { DATABASE_URL: leaving.url }, await freePort());
  const [projector, jobs] = await Promise.all([start("projector"), start("jobs")]);

  const expectBoth = async (status: number, answer: "ok" | "unavailable") => {
    const report = { status: answer, eventStore: answer, database: answer };
    await expect.poll(health(projector.origin, null), polling).toMatchObject({ status, report });
    await expect
      .poll(health(jobs.origin, null), polling)
      .toMatchObject({ status, report: { ...report, queue: answer } });
  };

  await expectBoth(200, "ok");
  leaving.fallSilent();
  await expectBoth(503, "unavailable");
  leaving.speakAgain();
  await expectBoth(200, "ok");

  expect(await projector.end("SIGTERM")).toBe(0);
  expect(await jobs.end("SIGTERM")).toBe(0);
});
