import { randomUUID } from "node:crypto";
import { Array, Effect, Fiber, Layer, Stream } from "effect";
import { sql } from "kysely";
import { expect } from "vitest";
import { ReadModelProgress } from "../../application/ports/ReadModelProgress.ts";
import { Position } from "../../domain/shared/recorded.ts";
import { TournamentId } from "../../domain/shared/values.ts";
import { type Announcement, announce } from "../../projections/engine/announcement.ts";
import { followRunner } from "../../projections/engine/followRunner.ts";
import { attempt, query } from "../../projections/engine/readDb.ts";
import { type Change, RunnerProgress } from "../../projections/engine/runnerProgress.ts";
import { execute } from "../../projections/engine/statements.ts";
import { inTransaction } from "../../projections/engine/transaction.ts";
import { test as base } from "../postgres/testing/database.ts";
import { runnerNotifications } from "./runnerNotifications.ts";

/** A process without a projector: it is notified only through the database. */
const test = base.extend("process", ({ database }) =>
  runnerNotifications(database.url).pipe(Layer.provideMerge(followRunner)),
);

const changeAt = (version: number): Change => ({
  tournamentId: TournamentId.make(randomUUID()),
  model: "leaderboard",
  version: Position.make(version),
});

const announceHere = (announcement: Announcement) =>
  inTransaction("read", (trx) => attempt(() => execute(trx, [announce(announcement)])));

/**
 * A notification that is sent before the listener is ready is lost, so it is sent until one
 * arrives.
 */
const announceUntil = <A, E, R>(
  received: Effect.Effect<A, E, R>,
  announcement: () => Announcement,
) => Effect.raceFirst(received, Effect.forever(Effect.suspend(() => announceHere(announcement()))));

test("writers and viewers are notified of the work of a projector in another process", ({
  run,
  process,
}) =>
  run(
    Effect.gen(function* () {
      const { waitFor } = yield* ReadModelProgress;
      const { changes } = yield* RunnerProgress;
      const position = Position.make(7);
      const announced = { position, changes: [] };
      expect(yield* announceUntil(waitFor(position), () => announced)).toBe("reached");

      const change = changeAt(8);
      const invalidation = { position: change.version, changes: [change] };
      const again = () => ({ ...invalidation, changes: [changeAt(8), traced()] });
      const traced = () => ({ ...changeAt(8), model: "scorecards", causedBy: "request 8" });
      const both = Stream.runCollect(Stream.take(changes, 2));
      expect(yield* announceUntil(both, again)).toMatchObject([
        { model: "leaderboard", version: 8 },
        { model: "scorecards", version: 8, causedBy: "request 8" },
      ]);
    }).pipe(Effect.provide(process)),
  ));

test("a notification that cannot be read is ignored", ({ run, process }) =>
  run(
    Effect.gen(function* () {
      const { waitFor } = yield* ReadModelProgress;
      const position = Position.make(5);
      const announced = { position, changes: [] };
      const gibberish = query((db) => sql`select pg_notify('read_models', '?')`.execute(db));
      const received = Effect.andThen(gibberish, waitFor(position));
      expect(yield* announceUntil(received, () => announced)).toBe("reached");
    }).pipe(Effect.provide(process)),
  ));

test("when a notification does not name all changes, the versions are read from the database", ({
  run,
  process,
}) =>
  run(
    Effect.gen(function* () {
      const { waitFor } = yield* ReadModelProgress;
      const { changes } = yield* RunnerProgress;
      const begun = Position.make(10);
      const announced = { position: begun, changes: [] };
      yield* announceUntil(waitFor(begun), () => announced);

      const many = Array.makeBy(200, (n) => changeAt(11 + n));
      const all = yield* changes.pipe(
        Stream.take(many.length),
        Stream.runCollect,
        Effect.forkChild({ startImmediately: true }),
      );
      const rows = many.map(({ tournamentId, ...rest }) => ({
        tournament_id: tournamentId,
        ...rest,
      }));
      yield* query((db) => db.insertInto("version").values(rows).execute());
      yield* announceHere({ position: Position.make(210), changes: many });
      expect(yield* Fiber.join(all)).toEqual(many);
    }).pipe(Effect.provide(process)),
  ));
