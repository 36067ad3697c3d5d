import { Effect } from "effect";
import { sql } from "kysely";
import { beforeEach, expect } from "vitest";
import { EventLog } from "../../application/ports/EventLog.ts";
import { opened, par4, recorded, stored } from "../../domain/scorecard/examples.ts";
import { test } from "../../infrastructure/postgres/testing/database.ts";
import { freshlyInstalled, happened, surroundings } from "../testing/engine.ts";
import { makeCatchUp } from "./catchUp.ts";
import { readCheckpoints } from "./checkpoint.ts";
import { openPage } from "./events.ts";
import { follower } from "./followers.ts";
import { projection } from "./projection.ts";
import { query } from "./readDb.ts";
import { statement } from "./statements.ts";

/** Counts events, so that a test sees an event that was applied twice. Fails on demand. */
const counter = <const Name extends string>(name: Name, state = { fails: false }) =>
  projection({
    name,
    version: 1,
    tables: { [name]: `create table ${name} (position bigint)` },
    collect: () => ({ positions: [] as Array<number> }),
    handles: {
      HoleScoresRecorded: ({ positions }, { position }) => positions.push(position),
    },
    write: ({ positions }) => [
      ...positions.map((position) => statement(`insert into ${name} values ($1)`, position)),
      ...(state.fails ? [statement("select 1 / 0")] : []),
    ],
  });

const counted = (name: string) =>
  query(async (db) => {
    const { rows } = await sql<{ position: number }>`
      select position from ${sql.table(`read.${name}`)} order by position`.execute(db);
    return rows.map(({ position }) => position);
  });

/** As after a crash: rows are lost, and so are the checkpoints. */
const takeBack = (lost: number, checkpoint: number) =>
  query(async (db) => {
    for (const name of ["steady", "shaky"]) {
      await sql`delete from ${sql.table(`read.${name}`)} where position = ${lost}`.execute(db);
    }
    await sql`update read.checkpoint set position = ${checkpoint}`.execute(db);
  });

const trouble = { fails: false };
const steady = counter("steady");
const shaky = counter("shaky", trouble);
const both = Effect.forEach([steady, shaky], follower);
const score = recorded(par4(1));

beforeEach(() => {
  trouble.fails = false;
});
test.beforeEach(({ run }) => run(freshlyInstalled(steady, shaky)));

test("only the failed projection is rolled back and marked, and the others continue", ({ run }) =>
  run(
    Effect.gen(function* () {
      yield* happened(opened, score);
      trouble.fails = true;
      yield* yield* makeCatchUp(yield* both);

      expect(yield* counted("steady")).toEqual([2]);
      expect(yield* counted("shaky")).toEqual([]);
      expect(yield* readCheckpoints).toMatchObject([
        {
          projection: "shaky",
          position: 0,
          error: "division by zero",
          failed_since: expect.any(Date),
        },
        { projection: "steady", position: 2, error: null },
      ]);
    }).pipe(Effect.provide(surroundings)),
  ));

test("a failed projection is retried after its pause, and then catches up", ({ run }) =>
  run(
    Effect.gen(function* () {
      const followers = yield* both;
      const catchUp = yield* makeCatchUp(followers);
      yield* happened(opened, score);
      trouble.fails = true;
      yield* catchUp;
      trouble.fails = false;
      yield* happened(score);
      yield* catchUp;
      expect(yield* counted("steady")).toEqual([2, 3]);
      expect(yield* counted("shaky")).toEqual([]);

      for (const each of followers) each.retryAt = 0;
      yield* catchUp;
      expect(yield* counted("shaky")).toEqual([2, 3]);
      expect(yield* readCheckpoints).toMatchObject([
        { projection: "shaky", position: 3, error: null, failed_since: null },
        { projection: "steady", position: 3 },
      ]);
    }).pipe(Effect.provide(surroundings)),
  ));

test("a runner that is no longer the leader applies nothing twice", ({ run }) =>
  run(
    Effect.gen(function* () {
      yield* happened(score);
      const stale = yield* both;
      yield* yield* makeCatchUp(yield* both);
      yield* happened(score);
      yield* yield* makeCatchUp(stale);
      expect(yield* counted("steady")).toEqual([1, 2]);
    }).pipe(Effect.provide(surroundings)),
  ));

test("rows that a crash of PostgreSQL lost are written again, and no event is skipped", ({ run }) =>
  run(
    Effect.gen(function* () {
      const catchUp = yield* makeCatchUp(yield* both);
      yield* happened(opened, score);
      yield* catchUp;
      yield* happened(score);
      yield* catchUp;
      yield* takeBack(3, 2);
      yield* happened(score);
      yield* Effect.flip(catchUp);
      expect(yield* counted("steady")).toEqual([2]);

      yield* catchUp;
      expect(yield* counted("steady")).toEqual([2, 3, 4]);
      expect(yield* counted("shaky")).toEqual([2, 3, 4]);
    }).pipe(Effect.provide(surroundings)),
  ));

test("lost rows are noticed at the next page, even if that page changes no read model", ({ run }) =>
  run(
    Effect.gen(function* () {
      const catchUp = yield* makeCatchUp(yield* both);
      yield* happened(opened, score);
      yield* catchUp;
      yield* takeBack(2, 0);
      yield* happened({ _tag: "CourseFlooded" });
      yield* Effect.flip(catchUp);
      expect(yield* readCheckpoints).toMatchObject([{ position: 0 }, { position: 0 }]);

      yield* catchUp;
      expect(yield* counted("steady")).toEqual([2]);
      expect(yield* counted("shaky")).toEqual([2]);
    }).pipe(Effect.provide(surroundings)),
  ));

test("a runner does not write tables of another version", ({ run }) =>
  run(
    Effect.gen(function* () {
      yield* happened(score, opened);
      yield* yield* makeCatchUp([yield* follower({ ...steady, version: 2 })]);
      expect(yield* counted("steady")).toEqual([]);
      expect(yield* readCheckpoints).toMatchObject([{}, { projection: "steady", position: 0 }]);
    }).pipe(Effect.provide(surroundings)),
  ));

test("events without a handler are skipped, also events of unknown types", ({ run }) =>
  run(
    Effect.gen(function* () {
      yield* happened({ _tag: "CourseFlooded" }, score);
      yield* yield* makeCatchUp(yield* both);
      expect(yield* counted("steady")).toEqual([2]);
    }).pipe(Effect.provide(surroundings)),
  ));

test("a page is read once for all projections", ({ run }) =>
  run(
    Effect.gen(function* () {
      const log = yield* EventLog;
      const reads: Array<number> = [];
      const after: typeof log.after = (position) => {
        reads.push(position);
        return log.after(position);
      };
      const spied = Effect.provideService(EventLog, { ...log, after });
      yield* happened(score);
      yield* yield* makeCatchUp(yield* both).pipe(spied);
      expect(reads).toEqual([0]);
    }).pipe(Effect.provide(surroundings)),
  ));

test("an event is decoded once for all projections", () => {
  for (const incoming of openPage(stored(opened))) {
    expect(incoming.decoded()).toBe(incoming.decoded());
  }
});
