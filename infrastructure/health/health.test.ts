import { Effect, Layer, Stream } from "effect";
import { expect } from "vitest";
import { EventLog } from "../../application/ports/EventLog.ts";
import { EventStoreUnavailable } from "../../application/ports/EventStore.ts";
import { Health } from "../../application/ports/Health.ts";
import { Jobs, JobsUnavailable } from "../../application/ports/Jobs.ts";
import { ProjectionAdmin } from "../../application/ports/ProjectionAdmin.ts";
import { Position } from "../../domain/shared/recorded.ts";
import { ReadDb } from "../../projections/readDb.ts";
import { connect } from "../postgres/database.ts";
import { test } from "../postgres/testing/database.ts";
import { health } from "./health.ts";

const head = Position.make(9);
const since = new Date("2026-06-06T12:00:00Z");

const admin = Layer.mock(ProjectionAdmin, {
  status: Effect.succeed([
    { projection: "leaderboard", position: head, head, behind: 0, failed: null },
    {
      projection: "tournaments",
      position: Position.make(3),
      head,
      behind: 6,
      failed: { error: 'relation "score_change" does not exist', since },
    },
  ]),
});
const log = (answer: EventLog["Service"]["head"]) =>
  Layer.mock(EventLog, { head: answer, appended: Stream.empty });
const queue = (answer: Jobs["Service"]["check"]) => Layer.mock(Jobs, { check: answer });

const allWell = { log: log(Effect.succeed(head)), queue: queue(Effect.void), admin };

const reportOf = (db: ReadDb["Service"], parts: Partial<typeof allWell> = {}) => {
  const whole = { ...allWell, ...parts };
  return Health.use(({ report }) => report).pipe(
    Effect.provide(health),
    Effect.provide(Layer.mergeAll(whole.log, whole.queue, whole.admin, Layer.succeed(ReadDb, db))),
    Effect.runPromise,
  );
};

const gone = { cause: new Error("gone") };

test("all is well, read models that failed included: the others are served", async ({
  database,
}) => {
  expect(await reportOf(database.read)).toEqual({
    status: "ok",
    version: expect.stringMatching(/^\d+[.]\d+[.]\d+$/),
    eventStore: "ok",
    database: "ok",
    queue: "ok",
    projections: [
      { name: "leaderboard", position: 9, behind: 0, failed: null },
      {
        name: "tournaments",
        position: 3,
        behind: 6,
        failed: "It stands still until what stops it is mended",
      },
    ],
  });
});

test("without the event store it cannot serve", async ({ database }) => {
  const parts = { log: log(Effect.fail(new EventStoreUnavailable(gone))) };
  expect(await reportOf(database.read, parts)).toMatchObject({
    status: "unavailable",
    eventStore: "unavailable",
    database: "ok",
  });
});

test("without the database it cannot serve, and says so at once", async () => {
  const nowhere = connect("postgres://app:app@127.0.0.1:1/golf");
  expect(await reportOf(nowhere.read)).toMatchObject({
    status: "unavailable",
    database: "unavailable",
  });
  await nowhere.close();
});

test("without the queue it serves", async ({ database }) => {
  const parts = { queue: queue(Effect.fail(new JobsUnavailable(gone))) };
  expect(await reportOf(database.read, parts)).toMatchObject({
    status: "ok",
    queue: "unavailable",
  });
});

test("what does not answer in time is not waited for", async ({ database }) => {
  expect(await reportOf(database.read, { queue: queue(Effect.never) })).toMatchObject({
    queue: "unavailable",
  });
});
