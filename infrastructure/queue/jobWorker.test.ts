import { EventEmitter } from "node:events";
import { Effect, Exit, Fiber, Logger, Scope } from "effect";
import { expect, onTestFinished, test, vi } from "vitest";
import { JobWorker } from "../../application/ports/Jobs.ts";
import type { Backend, OpenWorker } from "./backend.ts";
import { jobWorker } from "./jobWorker.ts";

const neverCloses: OpenWorker = {
  on: () => {},
  waitUntilReady: async () => {},
  close: () => new Promise(() => {}),
};

const backendOf = (worker: OpenWorker): Backend => ({
  prepare: async () => {},
  openQueue: () => {
    throw new Error("No queue is needed.");
  },
  openWorker: () => worker,
});

test("closing a worker takes at most two seconds when its store is down", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const scope = Scope.makeUnsafe();
  await JobWorker.use(({ work }) => work<never>([])).pipe(
    Scope.provide(scope),
    Effect.provide(jobWorker(backendOf(neverCloses))),
    Effect.runPromise,
  );
  const closing = Effect.runFork(Scope.close(scope, Exit.void));
  await vi.advanceTimersByTimeAsync(1900);
  expect(closing.pollUnsafe()).toBeUndefined();
  await vi.advanceTimersByTimeAsync(200);
  expect(closing.pollUnsafe()).toBeDefined();
  await Effect.runPromise(Fiber.join(closing));
});

/** Logs what a worker says, while it works and after it was closed. */
const linesOf = async (says: (events: EventEmitter) => void, saysLater: typeof says = () => {}) => {
  const lines: Array<string> = [];
  const logger = Logger.make<unknown, void>(({ logLevel, message }) => {
    lines.push(`${logLevel} ${[message].flat().join(": ")}`);
  });
  const events = new EventEmitter();
  const on: OpenWorker["on"] = (name: string, listener: (error: Error) => void) =>
    events.on(name, listener);
  const worker = { on, waitUntilReady: async () => {}, close: async () => {} };
  await Effect.gen(function* () {
    yield* (yield* JobWorker).work<never>([]);
    says(events);
  }).pipe(
    Effect.scoped,
    Effect.provide(jobWorker(backendOf(worker))),
    Effect.provide(Logger.layer([logger])),
    Effect.runPromise,
  );
  saysLater(events);
  return lines;
};

test("an outage of the worker is logged once, and so is its end", async () => {
  const lines = await linesOf((events) => {
    events.emit("active");
    for (let times = 0; times < 5; times++) events.emit("error", new Error("not found"));
    events.emit("active");
    events.emit("active");
  });
  expect(lines).toEqual(["Error jobs wait: not found", "Info jobs go on"]);
});

test("a worker that was given up says nothing of a store that ends after it", async () => {
  const ended = (events: EventEmitter) => events.emit("error", new Error("terminated"));
  expect(await linesOf(() => {}, ended)).toEqual([]);
});
