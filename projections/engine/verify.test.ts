import { Effect, Option, Stream } from "effect";
import { sql } from "kysely";
import { expect } from "vitest";
import { bogey4, opened, par4, recorded, scorecardId } from "../../domain/scorecard/examples.ts";
import { test } from "../../infrastructure/postgres/testing/database.ts";
import { leaderboard } from "../leaderboard/projection.ts";
import { registry } from "../registry.ts";
import { freshlyInstalled, happened, surroundings } from "../testing/engine.ts";
import { makeCatchUp } from "./catchUp.ts";
import { follower } from "./followers.ts";
import { query } from "./readDb.ts";
import { verify } from "./verify.ts";

const project = Effect.gen(function* () {
  yield* yield* makeCatchUp(yield* Effect.forEach(registry, follower));
});

const differencesIn = (projection: (typeof registry)[number]) =>
  Effect.map(Stream.runLast(verify(projection)), (last) => Option.getOrThrow(last).differences);

const damage = (statement: string) => query((db) => sql.raw(statement).execute(db));

test.beforeEach(({ run }) => run(freshlyInstalled(...registry)));

test("a correct read model has no differences", ({ run }) =>
  run(
    Effect.gen(function* () {
      yield* happened(opened, recorded(par4(1)));
      yield* project;
      yield* happened(recorded(bogey4(2)));
      for (const projection of registry) expect(yield* differencesIn(projection)).toEqual([]);
    }).pipe(Effect.provide(surroundings)),
  ));

test("a difference names its table, row and column", ({ run }) =>
  run(
    Effect.gen(function* () {
      yield* happened(opened, recorded(par4(1)));
      yield* project;
      yield* damage(`update read.leaderboard_card set holes = '{"1": 3}'`);
      expect(yield* differencesIn(leaderboard)).toEqual([
        {
          table: "leaderboard_card",
          key: [scorecardId],
          column: "holes",
          stored: { 1: 3 },
          expected: { 1: 4 },
        },
      ]);
    }).pipe(Effect.provide(surroundings)),
  ));

test("missing rows and additional rows are found", ({ run }) =>
  run(
    Effect.gen(function* () {
      yield* happened(opened);
      yield* project;
      const other = "ffffffff-ffff-4fff-8fff-ffffffffffff";
      yield* damage(`update read.leaderboard_card set scorecard_id = '${other}'`);
      expect(yield* differencesIn(leaderboard)).toMatchObject([
        { key: [scorecardId], column: null, stored: null, expected: { round: 1 } },
        { key: [other], column: null, stored: { round: 1 }, expected: null },
      ]);
    }).pipe(Effect.provide(surroundings)),
  ));

const refusal = { _tag: "BeingMadeAnew", projection: "leaderboard" };

test("tables of another version are not compared", ({ run }) =>
  run(
    Effect.gen(function* () {
      yield* happened(opened);
      yield* project;
      const next = { ...leaderboard, version: leaderboard.version + 1 };
      expect(yield* Effect.flip(Stream.runDrain(verify(next)))).toMatchObject(refusal);
      expect(yield* differencesIn(leaderboard)).toEqual([]);
    }).pipe(Effect.provide(surroundings)),
  ));

test("tables that do not exist yet are not compared", ({ run }) =>
  run(
    Effect.gen(function* () {
      yield* freshlyInstalled(...registry.filter((projection) => projection !== leaderboard));
      expect(yield* Effect.flip(differencesIn(leaderboard))).toMatchObject(refusal);
    }).pipe(Effect.provide(surroundings)),
  ));

test("a second verification on the same connection works", ({ run }) =>
  run(
    Effect.gen(function* () {
      yield* happened(opened);
      yield* project;
      yield* differencesIn(leaderboard);
      expect(yield* differencesIn(leaderboard)).toEqual([]);
      const scratch = yield* query((db) =>
        sql`select relname from pg_class where relpersistence = 't'`.execute(db),
      );
      expect(scratch.rows).toEqual([]);
    }).pipe(Effect.provide(surroundings)),
  ));
