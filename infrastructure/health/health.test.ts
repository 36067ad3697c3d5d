import { Effect, Layer, Stream } from "effect";
import { sql } from "kysely";
import { expect, onTestFinished, vi } from "vitest";
import { EventLog } from "../../application/ports/EventLog.ts";
import { EventStoreUnavailable } from "../../application/ports/EventStore.ts";
import { Health } from "../../application/ports/Health.ts";
import { Jobs, JobsUnavailable } from "../../application/ports/Jobs.ts";
import { ProjectionAdmin } from "../../application/ports/ProjectionAdmin.ts";
import { Position } from "../../domain/shared/recorded.ts";
import { ReadDb } from "../../projections/engine/readDb.ts";
import { LastAppend } from "../eventStore/lastAppend.ts";
import { connect, type Database } from "../postgres/database.ts";
import { createDatabase, test } from "../postgres/testing/database.ts";
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

const appends = (hasFailed: boolean) =>
  Layer.succeed(LastAppend, { hasFailed: Effect.succeed(hasFailed) });

const allWell = {
  log: log(Effect.succeed(head)),
  queue: queue(Effect.void),
  appends: appends(false),
  admin,
};

const healthOn = (db: ReadDb["Service"], parts: Partial<typeof allWell> = {}) => {
  const { log, queue, appends, admin } = { ...allWell, ...parts };
  const stores = Layer.mergeAll(log, queue, appends, admin, Layer.succeed(ReadDb, db));
  return Layer.provide(health, stores);
};

const report = Health.use(({ report }) => report);

const reportOf = (...on: Parameters<typeof healthOn>) =>
  Effect.runPromise(Effect.provide(report, healthOn(...on)));

const writesOf = ({ read }: Database) =>
  sql<{ xmin: string }>`select xmin from reference.write_probe`.execute(read);

const gone = { cause: new Error("gone") };

test("the health is ok even when a read model has failed", async ({ database }) => {
  expect(await reportOf(database.read)).toEqual({
    status: "ok",
    version: expect.stringMatching(/^\d+[.]\d+[.]\d+$/),
    eventStore: "ok",
    database: "ok",
    queue: "ok",
    isComplete: true,
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

test("while a read model is made from the first event on, the health says that it is not complete", async ({
  database,
}) => {
  const being = { projection: "leaderboard", position: Position.make(3), head, failed: null };
  const withBehind = (behind: number) =>
    reportOf(database.read, {
      admin: Layer.mock(ProjectionAdmin, { status: Effect.succeed([{ ...being, behind }]) }),
    });
  expect(await withBehind(23_835)).toMatchObject({ status: "ok", isComplete: false });
  expect(await withBehind(12)).toMatchObject({ status: "ok", isComplete: true });
});

test("without the event store the health is unavailable", async ({ database }) => {
  const parts = { log: log(Effect.fail(new EventStoreUnavailable(gone))) };
  expect(await reportOf(database.read, parts)).toMatchObject({
    status: "unavailable",
    eventStore: "unavailable",
    database: "ok",
  });
});

test("without the database the health is unavailable", async () => {
  const nowhere = connect("postgres://app:app@127.0.0.1:1/golf");
  expect(await reportOf(nowhere.read)).toMatchObject({
    status: "unavailable",
    database: "unavailable",
  });
  await nowhere.close();
});

test("a database that can only be read is reported as read_only", async () => {
  const { url, drop } = await createDatabase();
  const database = connect(url);
  await sql`do $$ begin
    execute format('alter database %I set default_transaction_read_only to on', current_database());
  end $$`.execute(database.read);
  await database.close();

  const readOnly = connect(url);
  const logged = vi.spyOn(console, "log").mockReturnValue();
  expect(await reportOf(readOnly.read)).toMatchObject({
    status: "unavailable",
    eventStore: "ok",
    database: "read_only",
  });
  expect(logged.mock.calls.flat().join()).toContain("read-only transaction");
  logged.mockRestore();
  await readOnly.close();
  await drop();
});

test("an event store that refused the last append is reported as read_only", async ({
  database,
}) => {
  expect(await reportOf(database.read, { appends: appends(true) })).toMatchObject({
    status: "unavailable",
    eventStore: "read_only",
    database: "ok",
  });
});

test("only a report writes to the database, and several reports within five seconds write once", async ({
  database,
}) => {
  await sql`truncate reference.write_probe`.execute(database.read);
  vi.useFakeTimers({ toFake: ["Date", "performance"] });
  onTestFinished(() => void vi.useRealTimers());
  await Effect.gen(function* () {
    const { report } = yield* Health;
    const writes = Effect.promise(async () => (await writesOf(database)).rows);
    expect(yield* writes).toEqual([]);
    yield* Effect.all([report, report], { concurrency: "unbounded" });
    const first = yield* writes;
    expect(first).toHaveLength(1);
    vi.advanceTimersByTime(4900);
    yield* report;
    expect(yield* writes).toEqual(first);
    vi.advanceTimersByTime(1100);
    expect(yield* writes).toEqual(first);
    yield* report;
    expect(yield* writes).not.toEqual(first);
  }).pipe(Effect.provide(healthOn(database.read)), Effect.runPromise);
});

test("without the queue the health is ok", async ({ database }) => {
  const parts = { queue: queue(Effect.fail(new JobsUnavailable(gone))) };
  expect(await reportOf(database.read, parts)).toMatchObject({
    status: "ok",
    queue: "unavailable",
  });
});

test("a part that does not answer in time is unavailable", async ({ database }) => {
  expect(await reportOf(database.read, { queue: queue(Effect.never) })).toMatchObject({
    queue: "unavailable",
  });
});
