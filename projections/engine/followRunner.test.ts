import { Effect, Fiber, Schedule } from "effect";
import { sql } from "kysely";
import { expect, vi } from "vitest";
import { ReadModelProgress } from "../../application/ports/ReadModelProgress.ts";
import { opened, par4, recorded, stored, tournamentId } from "../../domain/scorecard/examples.ts";
import { Position } from "../../domain/shared/recorded.ts";
import { test } from "../../infrastructure/postgres/testing/database.ts";
import { journal } from "../journal/projection.ts";
import { scorecards } from "../scorecards/projection.ts";
import { freshlyInstalled, surroundings } from "../testing/engine.ts";
import { applyPage } from "./applyPage.ts";
import { query } from "./readDb.ts";
import { RunnerProgress } from "./runnerProgress.ts";

const third = Position.make(3);
const waitFor = (position: Position) =>
  ReadModelProgress.use((progress) => progress.waitFor(position));
const advance = (position: number) =>
  RunnerProgress.use((runner) =>
    runner.advance({ position: Position.make(position), changes: [] }),
  );

test.beforeEach(({ run }) => run(freshlyInstalled(scorecards)));

test("a writer waits until the runner has passed its event", ({ run }) =>
  run(
    Effect.gen(function* () {
      const waiting = yield* Effect.forkChild(waitFor(third));
      yield* Effect.yieldNow;
      yield* advance(2);
      expect(waiting.pollUnsafe()).toBeUndefined();
      yield* advance(4);
      expect(yield* Fiber.join(waiting)).toBe("reached");
    }).pipe(Effect.provide(surroundings)),
  ));

test("a writer waits for at most five seconds, even if the clock is set back", ({
  run,
  onTestFinished,
}) => {
  vi.useFakeTimers({ toFake: ["Date", "performance"] });
  onTestFinished(() => void vi.useRealTimers());
  return run(
    Effect.gen(function* () {
      const first = yield* Effect.forkChild(waitFor(third));
      yield* Effect.yieldNow;
      vi.advanceTimersByTime(1);
      const second = yield* Effect.forkChild(waitFor(third));
      yield* Effect.yieldNow;
      vi.setSystemTime(Date.now() - 3_600_000);
      vi.advanceTimersByTime(4999);
      expect(yield* Fiber.join(first)).toBe("late");
      expect(second.pollUnsafe()).toBeUndefined();
      vi.advanceTimersByTime(1);
      expect(yield* Fiber.join(second)).toBe("late");
    }).pipe(Effect.provide(surroundings)),
  );
});

test("a runner in another process is seen by its checkpoints", ({ run }) =>
  run(
    Effect.gen(function* () {
      const waiting = yield* Effect.forkChild(waitFor(Position.make(1)));
      const page = { projections: [scorecards], after: Position.make(0), events: stored(opened) };
      yield* applyPage(page);
      expect(yield* Fiber.join(waiting)).toBe("reached");
    }).pipe(Effect.provide(surroundings)),
  ));

test("a change that was not announced is noticed within a second, although others are announced", ({
  run,
}) =>
  run(
    Effect.gen(function* () {
      const announcing = Effect.repeat(advance(0), Schedule.spaced("10 millis"));
      yield* Effect.forkChild(announcing);
      for (const [index, event] of stored(opened, recorded(par4(1))).entries()) {
        const waiting = yield* Effect.forkChild(waitFor(event.position));
        const after = Position.make(index);
        yield* applyPage({ projections: [scorecards], after, events: [event] });
        expect(yield* Fiber.join(waiting)).toBe("reached");
      }
    }).pipe(Effect.provide(surroundings)),
  ));

test("a read model that failed is not waited for", ({ run }) =>
  run(
    Effect.gen(function* () {
      yield* freshlyInstalled(scorecards, journal);
      yield* query((db) =>
        sql`update read.checkpoint set error = 'a fault' where projection = 'scorecards'`.execute(
          db,
        ),
      );
      const page = { projections: [journal], after: Position.make(0), events: stored(opened) };
      yield* applyPage(page);
      expect(yield* waitFor(Position.make(1))).toBe("reached");
    }).pipe(Effect.provide(surroundings)),
  ));

test("after a rebuild all versions are new", ({ run }) =>
  run(
    Effect.gen(function* () {
      const { refresh, versionOf, tablesVersion } = yield* RunnerProgress;
      // The versions of earlier tests come together with the second one.
      yield* Effect.andThen(refresh, refresh);
      const version = versionOf(tournamentId, ["scorecards"]);
      const tables = tablesVersion();
      yield* refresh;
      expect(versionOf(tournamentId, ["scorecards"])).toBe(version);

      yield* query((db) => sql`update read.checkpoint set generation = generation + 1`.execute(db));
      yield* refresh;
      expect(versionOf(tournamentId, ["scorecards"])).not.toBe(version);
      expect(tablesVersion()).not.toBe(tables);
    }).pipe(Effect.provide(surroundings)),
  ));
