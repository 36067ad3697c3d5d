import { Effect, Stream } from "effect";
import { sql } from "kysely";
import { expect } from "vitest";
import { EventLog } from "../../application/ports/EventLog.ts";
import { EventStoreMemory } from "../../application/ports/EventStore.memory.ts";
import { opened, par4, recorded } from "../../domain/scorecard/examples.ts";
import { Position } from "../../domain/shared/recorded.ts";
import { test } from "../../infrastructure/postgres/testing/database.ts";
import { attempt, ProjectionDb } from "../engine/readDb.ts";
import { freshlyInstalled, happened, projectPage } from "../testing/engine.ts";
import { journal } from "./projection.ts";
import { refuseOtherStore } from "./refuseOtherStore.ts";

const readTheLog = Effect.gen(function* () {
  const { after } = yield* EventLog;
  yield* Stream.runForEach(after(Position.make(0)), (page) => projectPage(journal, page));
});

const read = Effect.gen(function* () {
  yield* freshlyInstalled(journal);
  yield* happened(opened, recorded(par4(1)));
  yield* readTheLog;
});

test("the same store is accepted, also with newer events", ({ run }) =>
  run(
    Effect.gen(function* () {
      yield* read;
      yield* refuseOtherStore;
      yield* happened(recorded(par4(2)));
      yield* refuseOtherStore;
    }).pipe(Effect.provide(EventStoreMemory)),
  ));

test("an empty store is refused when the read models contain events of another store", ({ run }) =>
  run(
    Effect.gen(function* () {
      yield* Effect.provide(read, EventStoreMemory);
      const refused = yield* Effect.flip(Effect.provide(refuseOtherStore, EventStoreMemory));
      expect(refused.message).toMatch(/^This database has read events that .* does not hold: /);
    }),
  ));

test("a store with other events at these positions is refused", ({ run }) =>
  run(
    Effect.gen(function* () {
      yield* Effect.provide(read, EventStoreMemory);
      const refused = yield* Effect.andThen(
        happened(opened, recorded(par4(3)), recorded(par4(4))),
        Effect.flip(refuseOtherStore),
      ).pipe(Effect.provide(EventStoreMemory));
      expect(refused.message).toMatch(/^This database has read events that .* does not hold: /);
    }),
  ));

test("a store with fewer events than the read models have seen is refused", ({ run }) =>
  run(
    Effect.gen(function* () {
      yield* read;
      const db = yield* ProjectionDb;
      yield* attempt(() => sql`update read.checkpoint set position = 3`.execute(db));
      const refused = yield* Effect.flip(refuseOtherStore);
      expect(refused.message).toMatch(/^The event store ends before .* older backup: /);
    }).pipe(Effect.provide(EventStoreMemory)),
  ));
