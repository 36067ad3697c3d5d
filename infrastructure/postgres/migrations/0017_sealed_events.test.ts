import { Array, Effect, Option, Stream } from "effect";
import { afterAll, beforeAll, expect, test } from "vitest";
import { EventLog } from "../../../application/ports/EventLog.ts";
import { EventStore } from "../../../application/ports/EventStore.ts";
import { eventStorePostgres } from "../../eventStore/postgres/eventStorePostgres.ts";
import { anEvent } from "../../eventStore/testing/promises.ts";
import { connect } from "../database.ts";
import { migrate, migrateTo } from "../migrate.ts";
import { createDatabase } from "../testing/database.ts";

let older: Awaited<ReturnType<typeof createDatabase>>;
beforeAll(async () => {
  older = await createDatabase("template0");
  await migrateTo(older.url, "0016_told_times");
});
afterAll(() => older.drop());

const onOlder = <A, E>(program: Effect.Effect<A, E, EventStore | EventLog>) =>
  Effect.runPromise(
    Effect.scoped(
      Effect.gen(function* () {
        const database = yield* Effect.acquireRelease(
          Effect.sync(() => connect(older.url)),
          ({ close }) => Effect.promise(close),
        );
        return yield* Effect.provide(program, eventStorePostgres(database));
      }),
    ),
  );

const append = (stream: string, count: number) =>
  EventStore.use((store) =>
    store.append(
      stream,
      Array.makeBy(count, () => anEvent("x")),
      null,
    ),
  );

test("the events of an older installation are sealed, and the next ones continue from there", async () => {
  await onOlder(append("before", 2500));
  await migrate(older.url);
  const proved = await onOlder(
    Effect.gen(function* () {
      yield* append("after", 3);
      return yield* EventLog.use(({ proof }) => Stream.runLast(proof));
    }),
  );
  expect(Option.getOrThrow(proved)).toEqual({ position: 2503, head: 2503, broken: null });
});
