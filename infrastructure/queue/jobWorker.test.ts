import { Effect, Exit, Fiber, Scope } from "effect";
import { expect, onTestFinished, test, vi } from "vitest";
import { JobWorker } from "../../application/ports/Jobs.ts";
import type { Backend, OpenWorker } from "./backend.ts";
import { jobWorker } from "./jobWorker.ts";

const neverCloses: OpenWorker = {
  on: () => {},
  waitUntilReady: async () => {},
  close: () => new Promise(() => {}),
};

const backend: Backend = {
  prepare: async () => {},
  openQueue: () => {
    throw new Error("No queue is needed.");
  },
  openWorker: () => neverCloses,
};

test("where the store of the jobs is away, nobody waits for the worker to close", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const scope = Scope.makeUnsafe();
  await JobWorker.use(({ work }) => work<never>([])).pipe(
    Scope.provide(scope),
    Effect.provide(jobWorker(backend)),
    Effect.runPromise,
  );
  const closing = Effect.runFork(Scope.close(scope, Exit.void));
  await vi.advanceTimersByTimeAsync(1900);
  expect(closing.pollUnsafe()).toBeUndefined();
  await vi.advanceTimersByTimeAsync(200);
  expect(closing.pollUnsafe()).toBeDefined();
  await Effect.runPromise(Fiber.join(closing));
});
