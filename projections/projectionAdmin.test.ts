import { Effect, Layer, Stream } from "effect";
import { expect } from "vitest";
import { EventLog } from "../application/ports/EventLog.ts";
import { EventStoreMemory } from "../application/ports/EventStore.memory.ts";
import { ProjectionAdmin } from "../application/ports/ProjectionAdmin.ts";
import { opened, par4, recorded } from "../domain/scorecard/examples.ts";
import { test } from "../infrastructure/postgres/testing/database.ts";
import { projectionAdmin } from "./projectionAdmin.ts";
import { registry } from "./registry.ts";
import { freshlyInstalled, happened } from "./testing/engine.ts";

const operated = Layer.provideMerge(projectionAdmin, EventStoreMemory);

const cannotCount = Layer.provideMerge(
  Layer.effect(
    EventLog,
    EventLog.useSync((log) => ({ ...log, countAfter: () => Effect.succeed(null) })),
  ),
  EventStoreMemory,
);

test.beforeEach(({ run }) => run(freshlyInstalled(...registry)));

test("the status counts the events that a read model has not applied", ({ run }) =>
  run(
    Effect.gen(function* () {
      const admin = yield* ProjectionAdmin;
      yield* happened(opened, recorded(par4(1)));
      yield* Stream.runDrain(admin.rebuild("journal"));
      yield* happened(recorded(par4(2)));
      const behind = (yield* admin.status).map(({ projection, behind }) => [projection, behind]);
      expect(Object.fromEntries(behind)).toEqual({
        ...Object.fromEntries(registry.map(({ name }) => [name, 3])),
        journal: 1,
      });
    }).pipe(Effect.provide(operated)),
  ));

test("a store that cannot count still shows that a read model is late", ({ run }) =>
  run(
    Effect.gen(function* () {
      const admin = yield* ProjectionAdmin;
      yield* happened(opened, recorded(par4(1)));
      expect((yield* admin.status).map(({ behind }) => behind)).toEqual(registry.map(() => 2));
      yield* Stream.runDrain(admin.rebuild("journal"));
      expect(yield* admin.status).toContainEqual(
        expect.objectContaining({ projection: "journal", behind: 0 }),
      );
    }).pipe(Effect.provide(Layer.provideMerge(projectionAdmin, cannotCount))),
  ));

test("all read models are rebuilt in one pass and then verified", ({ run }) =>
  run(
    Effect.gen(function* () {
      const admin = yield* ProjectionAdmin;
      yield* happened(opened, recorded(par4(1)));
      const names = registry.map(({ name }) => name);
      const progress = yield* Stream.runCollect(admin.rebuild(...names));
      expect(progress[0]).toEqual({ position: 2, head: 2 });
      for (const name of names) {
        const last = (yield* Stream.runCollect(admin.verify(name))).at(-1);
        expect(last).toEqual({ position: 2, head: 2, differences: [] });
      }
    }).pipe(Effect.provide(operated)),
  ));

test("an unknown read model is refused before any rebuild starts", ({ run }) =>
  run(
    Effect.gen(function* () {
      const admin = yield* ProjectionAdmin;
      const unknown = { _tag: "UnknownProjection", projection: "leaderbord" };
      const rebuilt = Stream.runDrain(admin.rebuild("journal", "leaderbord"));
      expect(yield* Effect.flip(rebuilt)).toMatchObject(unknown);
      expect(yield* Effect.flip(Stream.runDrain(admin.verify("leaderbord")))).toMatchObject(
        unknown,
      );
    }).pipe(Effect.provide(operated)),
  ));
