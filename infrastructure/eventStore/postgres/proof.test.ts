import { Array, Effect, Option, Stream } from "effect";
import { expect } from "vitest";
import { EventLog } from "../../../application/ports/EventLog.ts";
import { EventStore } from "../../../application/ports/EventStore.ts";
import { Position } from "../../../domain/shared/recorded.ts";
import type { Database } from "../../postgres/database.ts";
import { changeByHand } from "../../postgres/testing/changeByHand.ts";
import { test } from "../../postgres/testing/database.ts";
import { appendToPostgres } from "../copying/appendToPostgres.ts";
import { anEvent, aStream } from "../testing/promises.ts";

const append = (count: number) =>
  EventStore.use((store) =>
    store.append(
      aStream(),
      Array.makeBy(count, (n) => anEvent(`${n}`)),
      null,
    ),
  );

const proved = EventLog.use(({ proof }) => Stream.runLast(proof)).pipe(
  Effect.map(Option.getOrThrow),
);

const change = ({ appends }: Database, statement: string) =>
  Effect.promise(() => changeByHand(appends, statement));

/** Ten events in three appends: up to the positions 2, 7 and 10. */
test.beforeEach(async ({ run, database }) => {
  await changeByHand(database.appends, "truncate event_store.events, event_store.streams");
  await run(Effect.forEach([2, 5, 3], append));
});

test("events are as they were appended", ({ run }) =>
  run(
    Effect.gen(function* () {
      expect(yield* proved).toEqual({ position: 10, head: 10, broken: null });
    }),
  ));

test.for([
  "set data = jsonb_set(data, '{name}', '\"else\"')",
  'set metadata = metadata || \'{"correlationId": "x"}\'',
  "set recorded_at = recorded_at - interval '1 microsecond'",
  "set type = 'Other'",
  "set stream = 'other'",
])("whoever changes an event by hand breaks its seal: %s", (what, { run, database }) =>
  run(
    Effect.gen(function* () {
      yield* change(database, `update event_store.events ${what} where position = 4`);
      expect((yield* proved).broken).toEqual({ after: 2, upTo: 7 });
    }),
  ),
);

test.for([
  { what: "delete from event_store.events where position = 4", broken: { after: 2, upTo: 7 } },
  { what: "delete from event_store.events where position <= 2", broken: { after: 0, upTo: 7 } },
  {
    what: "delete from event_store.events where position between 3 and 7",
    broken: { after: 2, upTo: 10 },
  },
  { what: "delete from event_store.events where position > 7", broken: { after: 7, upTo: 7 } },
  {
    what: "update event_store.events set seal = null where position = 10",
    broken: { after: 7, upTo: 10 },
  },
  {
    what: "update event_store.events set seal = sha256('') where position = 7",
    broken: { after: 2, upTo: 7 },
  },
])("and so does who removes something: $what", ({ what, broken }, { run, database }) =>
  run(
    Effect.gen(function* () {
      yield* change(database, what);
      expect((yield* proved).broken).toEqual(broken);
    }),
  ),
);

test.for([
  "update event_store.events set type = 'Other'",
  "delete from event_store.events",
  "truncate event_store.events",
])(
  "the role of the product cannot do it, nor a role with the right: %s",
  (what, { run, database }) =>
    run(
      Effect.gen(function* () {
        const tried = (statement: string) =>
          Effect.flip(
            Effect.tryPromise({ try: () => database.appends.query(statement), catch: String }),
          );
        expect(yield* tried(what)).toMatch(/permission denied/);
        const granted = "grant update, delete, truncate on event_store.events to current_user";
        expect(yield* tried(`begin; ${granted}; ${what}; commit`)).toMatch(
          /never changed or removed/,
        );
        yield* Effect.promise(() => database.appends.query("rollback"));
        expect(yield* proved).toMatchObject({ position: 10, broken: null });
      }),
    ),
);

test("a copy is sealed, too, and goes on from what was there", ({ run, database }) =>
  run(
    Effect.gen(function* () {
      const events = (yield* EventLog.use(({ after }) =>
        Stream.runCollect(after(Position.make(0))),
      )).flat();
      const elsewhere = events.map((event) => ({ ...event, stream: `${event.stream}-copy` }));
      yield* Effect.promise(() => appendToPostgres(database.appends, elsewhere));
      yield* append(1);
      expect(yield* proved).toEqual({ position: 21, head: 21, broken: null });
    }),
  ));
