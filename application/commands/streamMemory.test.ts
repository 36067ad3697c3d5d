import { Deferred, Effect, Fiber } from "effect";
import { expect, onTestFinished, test, vi } from "vitest";
import { ScorecardEvent } from "../../domain/scorecard/events.ts";
import { card } from "../../domain/scorecard/examples.ts";
import { Position } from "../../domain/shared/recorded.ts";
import { streams } from "../../domain/shared/streams.ts";
import { scorecardDecider } from "../../domain/testing/commands.ts";
import { EventStore } from "../ports/EventStore.ts";
import { anyAge, aSecond, makeStreamMemory, noAge } from "./streamMemory.ts";

const stream = streams.scorecard(card);

const AN_HOUR = 3_600_000;

/** A store that holds back its answers. */
const slowStore = Effect.gen(function* () {
  let reads = 0;
  const gate = yield* Deferred.make<void>();
  const read = () => {
    reads += 1;
    const nothing = { events: [], revision: null, position: null };
    return reads === 1 ? Effect.succeed(nothing) : Effect.as(Deferred.await(gate), nothing);
  };
  const nobody = () => Effect.die("nothing else is asked");
  const store = { read, readBackwards: nobody, append: nobody };
  return { store, reads: () => reads, open: Deferred.succeed(gate, undefined) };
});

test("a slow read does not replace the state after a newer append", () =>
  Effect.runPromise(
    Effect.gen(function* () {
      const { store, open } = yield* slowStore;
      const memory = yield* Effect.provideService(
        makeStreamMemory(scorecardDecider, ScorecardEvent),
        EventStore,
        store,
      );
      const unread = yield* memory.read(stream, anyAge);
      const overtaken = yield* Effect.forkChild(memory.read(stream, noAge), {
        startImmediately: true,
      });
      const appended = { revision: 0, position: Position.make(7) };
      yield* memory.remember(stream, { ...unread, ...appended });
      yield* open;
      expect(yield* Fiber.join(overtaken)).toMatchObject(appended);
      expect(yield* memory.read(stream, anyAge)).toMatchObject(appended);
    }).pipe(Effect.scoped),
  ));

test("concurrent reads of an old state ask the store once, even if the clock was set back", () => {
  vi.useFakeTimers({ toFake: ["Date", "performance"] });
  onTestFinished(() => void vi.useRealTimers());
  return Effect.runPromise(
    Effect.gen(function* () {
      const { store, reads, open } = yield* slowStore;
      const memory = yield* Effect.provideService(
        makeStreamMemory(scorecardDecider, ScorecardEvent),
        EventStore,
        store,
      );
      yield* memory.read(stream, anyAge);
      yield* memory.read(stream, aSecond);
      expect(reads()).toBe(1);

      vi.advanceTimersByTime(1001);
      vi.setSystemTime(Date.now() - AN_HOUR);
      const looks = yield* Effect.forkChild(
        Effect.all(
          Array.from({ length: 100 }, () => memory.read(stream, aSecond)),
          {
            concurrency: "unbounded",
          },
        ),
        { startImmediately: true },
      );
      yield* Effect.yieldNow;
      yield* open;
      yield* Fiber.join(looks);
      expect(reads()).toBe(2);
    }).pipe(Effect.scoped),
  );
});
