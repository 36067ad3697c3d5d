import { Effect } from "effect";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { gather } from "./gather.ts";

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

/** When catching up begins each time, if the time before came to so many events. */
const beginnings = async (events: ReadonlyArray<number>, pause = 0) => {
  const begun: Array<number> = [];
  const left = [...events];
  const catchUp = gather(
    Effect.sync(() => {
      begun.push(Date.now());
      return left.shift() ?? 0;
    }),
  );
  const oneAfterTheOther = Effect.forEach(
    events,
    () => Effect.andThen(catchUp, pause > 0 ? Effect.sleep(pause) : Effect.void),
    { discard: true },
  );
  const running = Effect.runPromise(oneAfterTheOther);
  await vi.runAllTimersAsync();
  await running;
  return begun;
};

test("a few events are written as they come", async () => {
  expect(await beginnings([1, 4, 2, 0, 1])).toEqual([0, 0, 0, 0, 0]);
});

test("after many the next ones gather", async () => {
  expect(await beginnings([5, 50, 1, 1, 9])).toEqual([0, 20, 40, 40, 40]);
});

test("what comes later than that does not wait", async () => {
  expect(await beginnings([50, 50, 50], 60)).toEqual([0, 60, 120]);
});

test("a clock that is put back keeps nobody waiting", async () => {
  const page = vi.fn<() => number>(() => 50);
  const catchUp = gather(Effect.sync(page));
  await Effect.runPromise(catchUp);
  vi.setSystemTime(-3_600_000);
  void Effect.runPromise(catchUp);
  await vi.advanceTimersByTimeAsync(20);
  expect(page).toHaveBeenCalledTimes(2);
});

test("what fails may be tried again at once", async () => {
  const failing = gather(Effect.fail("no database"));
  expect(await Effect.runPromise(Effect.flip(failing))).toBe("no database");
  expect(await Effect.runPromise(Effect.flip(failing))).toBe("no database");
});
