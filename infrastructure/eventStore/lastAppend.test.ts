import { Effect, Layer } from "effect";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import {
  EventStore,
  EventStoreUnavailable,
  StreamMoved,
} from "../../application/ports/EventStore.ts";
import { Position } from "../../domain/shared/recorded.ts";
import { LastAppend, watchAppends } from "./lastAppend.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance"] });
  onTestFinished(() => void vi.useRealTimers());
});

type Append = ReturnType<EventStore["Service"]["append"]>;

const stored: Append = Effect.succeed({
  revision: 0,
  position: Position.make(1),
  isNew: true,
});
const refused = (cause: unknown): Append => Effect.fail(new EventStoreUnavailable({ cause }));
const moved: Append = Effect.fail(new StreamMoved({ stream: "card", expected: 0 }));

/** Appends one after the other, and asks after each append whether it failed. */
const outcomes = (...appends: ReadonlyArray<Append>) => {
  const left = [...appends];
  const store = Layer.mock(EventStore, { append: () => left.shift() ?? stored });
  return Effect.gen(function* () {
    const { append } = yield* EventStore;
    const { hasFailed } = yield* LastAppend;
    const seen = [yield* hasFailed];
    for (let times = 0; times < appends.length; times++) {
      yield* Effect.ignore(append("card", [], null));
      seen.push(yield* hasFailed);
    }
    vi.advanceTimersByTime(30_000);
    return [...seen, yield* hasFailed];
  }).pipe(Effect.provide(watchAppends(store)), Effect.runPromise);
};

const diskFull = Object.assign(new Error("could not extend file"), { code: "53100" });

test("a failure counts until an append succeeds or half a minute has passed", async () => {
  expect(await outcomes(refused(diskFull), stored)).toEqual([false, true, false, false]);
  expect(await outcomes(refused("No answer"))).toEqual([false, true, false]);
});

test("a stream that has moved does not count as a failure or a success", async () => {
  expect(await outcomes(moved)).toEqual([false, false, false]);
  expect(await outcomes(refused(diskFull), moved)).toEqual([false, true, true, false]);
});

test.each([
  { what: "text that PostgreSQL cannot keep", cause: { code: "22P05" } },
  { what: "more than EventStoreDB takes", cause: { type: "maximum-append-size-exceeded" } },
])("$what does not count as an outage", async ({ cause }) => {
  const failure = refused(Object.assign(new Error("refused"), cause));
  expect(await outcomes(failure)).toEqual([false, false, false]);
});
