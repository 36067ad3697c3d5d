import { Effect } from "effect";
import { sql } from "kysely";
import { expect } from "vitest";
import { opened, par4, recorded, tournamentId } from "../domain/scorecard/examples.ts";
import { Position } from "../domain/shared/recorded.ts";
import { test } from "../infrastructure/postgres/testing/database.ts";
import { projector } from "../workers/projector/projector.ts";
import { readModelsCaughtUp } from "./caughtUp.ts";
import { isLed } from "./engine/asLeader.ts";
import { query } from "./engine/readDb.ts";
import { boardSince } from "./leaderboard/queries.ts";
import { registry } from "./registry.ts";
import { freshlyInstalled, happened, surroundings } from "./testing/engine.ts";

test.beforeEach(({ run }) => run(freshlyInstalled(...registry)));

/** With a projector that keeps the read models current. */
const caughtUp = Effect.repeat(isLed, { until: (led) => led }).pipe(
  Effect.andThen(readModelsCaughtUp),
  Effect.provide(projector),
);

test("while a projector runs, all events can be read afterwards", ({ run }) =>
  run(
    Effect.gen(function* () {
      yield* happened(opened, recorded(par4(1)));
      expect(yield* caughtUp).toBe(true);
      const { cards } = yield* boardSince(tournamentId, Position.make(0));
      expect(cards).toMatchObject([{ holes: { 1: 4 }, position: 2 }]);
    }).pipe(Effect.provide(surroundings)),
  ));

test("without a projector there is no wait", ({ run }) =>
  run(
    Effect.gen(function* () {
      expect(yield* readModelsCaughtUp).toBe(true);
      yield* happened(opened);
      expect(yield* readModelsCaughtUp).toBe(false);
    }).pipe(Effect.provide(surroundings)),
  ));

const breakLeaderboard = query((db) =>
  sql`drop table read.leaderboard_card; create table read.leaderboard_card (broken int)`.execute(
    db,
  ),
);

test("there is no wait for a read model that has failed", ({ run }) =>
  run(
    Effect.gen(function* () {
      yield* breakLeaderboard;
      yield* happened(opened, recorded(par4(1)));
      expect(yield* caughtUp).toBe(false);
    }).pipe(Effect.provide(surroundings)),
  ));
