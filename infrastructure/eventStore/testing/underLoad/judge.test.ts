import { Context, Effect, Fiber, Layer, Stream } from "effect";
import { describe, expect, test } from "vitest";
import { EventLog } from "../../../../application/ports/EventLog.ts";
import { EventStoreMemory } from "../../../../application/ports/EventStore.memory.ts";
import { EventStore, StreamMoved } from "../../../../application/ports/EventStore.ts";
import { Position, type Recorded } from "../../../../domain/shared/recorded.ts";
import { follow } from "./follow.ts";
import { judge } from "./judge.ts";
import { type Acknowledged, newStream, type Refused } from "./load.ts";
import { Observations } from "./observations.ts";
import { write } from "./write.ts";

type Page = ReadonlyArray<Recorded>;
type Stores = Context.Context<EventStore | EventLog>;

const together = { concurrency: "unbounded" } as const;

/** A few writers and two readers in this process, on a store in memory with planted faults. */
const faultsOf = (tamper: (stores: Stores) => Stores) =>
  Effect.runPromise(
    Effect.gen(function* () {
      const own = [newStream(), newStream(), newStream()];
      const shared = [newStream()];
      const streams = new Set([...own, ...shared]);
      const acknowledged: Array<Acknowledged> = [];
      const refused: Array<Refused> = [];
      const readers = [1, 2].map(() => new Observations((name) => streams.has(name)));
      let end: Position | null = null;
      const isDone = (position: Position) => end !== null && position >= end;
      const reading = yield* Effect.forkChild(
        Effect.forEach(readers, (seen) => follow(Position.make(0), seen, isDone), together),
      );
      yield* write({ own, shared, each: 40, isResumed: false }, (report) =>
        "refusedAfter" in report ? refused.push(report) : acknowledged.push(report),
      );
      end = yield* EventLog.use((log) => log.head);
      yield* Fiber.join(reading);
      return judge({ acknowledged, refused, readers, own, each: 40 });
    }).pipe(Effect.provide(tampered(tamper))),
  );

const tampered = (tamper: (stores: Stores) => Stores) =>
  Layer.effectContext(Effect.map(Layer.build(Layer.fresh(EventStoreMemory)), tamper));

/** The pages of the log as a faulty store would return them. */
const paging = (careless: (page: Page) => Page) => (stores: Stores) =>
  Context.add(stores, EventLog, {
    ...Context.get(stores, EventLog),
    after: (position) => Stream.map(Context.get(stores, EventLog).after(position), careless),
  });

const faultyReader = (number: number, instead: (event: Recorded) => ReadonlyArray<Recorded>) =>
  paging((page) => page.flatMap((event) => (event.position === number ? instead(event) : [event])));

describe("the judge finds faults of a store", () => {
  test("the judge finds no fault in a store without faults", async () => {
    expect(await faultsOf((stores) => stores)).toEqual([]);
  });

  test.for([
    {
      what: "an event that is skipped",
      tamper: faultyReader(50, () => []),
      says: /^reader 0: lost: revision \d+ of tournament-/,
    },
    {
      what: "an event that comes twice",
      tamper: faultyReader(50, (event) => [event, event]),
      says: /^reader 1: event \S+ came twice$/,
    },
    {
      what: "events in another order",
      tamper: paging(([first, second, ...rest]) =>
        [second, first, ...rest].filter((event) => event !== undefined),
      ),
      says: /^reader 0: position \d+ came after \d+$/,
    },
    {
      what: "an event at another position than the append returned",
      tamper: paging((page) =>
        page.map((event) => ({ ...event, position: Position.make(event.position + 1) })),
      ),
      says: /^reader 0: not at \d+: an event of tournament-/,
    },
    {
      what: "an append that was acknowledged and not stored",
      tamper: (stores: Stores) => {
        const store = Context.get(stores, EventStore);
        let appends = 0;
        const append: typeof store.append = (stream, events, expected) =>
          ++appends === 60
            ? Effect.succeed({
                revision: (expected ?? -1) + 1,
                position: Position.make(1),
                isNew: true,
              })
            : store.append(stream, events, expected);
        return Context.add(stores, EventStore, { ...store, append });
      },
      says: /^reader 0: lost: /,
    },
    {
      what: "an append that is stored twice",
      tamper: (stores: Stores) => {
        const store = Context.get(stores, EventStore);
        let appends = 0;
        const append: typeof store.append = Effect.fnUntraced(function* (stream, events, expected) {
          const appended = yield* store.append(stream, events, expected);
          if (++appends !== 60) return appended;
          return yield* store.append(stream, events, appended.revision);
        });
        return Context.add(stores, EventStore, { ...store, append });
      },
      says: /came twice$/,
    },
    {
      what: "an append that is stored and refused",
      tamper: (stores: Stores) => {
        const store = Context.get(stores, EventStore);
        let appends = 0;
        const append: typeof store.append = Effect.fnUntraced(function* (stream, events, expected) {
          const appended = yield* store.append(stream, events, expected);
          if (++appends % 10 === 0) return yield* new StreamMoved({ stream, expected });
          return appended;
        });
        return Context.add(stores, EventStore, { ...store, append });
      },
      says: /^refused: what its only writer wrote after \w+ in tournament-/,
    },
  ])("the judge finds $what", async ({ tamper, says }) => {
    expect(await faultsOf(tamper)).toContainEqual(expect.stringMatching(says));
  });
});
