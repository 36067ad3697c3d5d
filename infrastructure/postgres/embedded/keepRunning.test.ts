import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { keepRunning, type Watcher } from "./keepRunning.ts";
import type { End, Run } from "./server.ts";

const MINUTE = 60_000;

let reports: Array<string>;
let watcher: Watcher;
let ends: Array<(end: End) => void>;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  onTestFinished(() => void vi.useRealTimers());
  reports = [];
  ends = [];
  watcher = {
    ended: ({ reason }) => reports.push(reason),
    runsAgain: () => reports.push("runs again"),
    gaveUp: ({ reason }) => reports.push(`given up: ${reason}`),
  };
});

const start = (): Run => {
  const ended = new Promise<End>((end) => ends.push(end));
  const end = ends.at(-1);
  return {
    ready: Promise.resolve(),
    ended,
    stop: async () => end?.({ reason: "it was stopped", lines: [] }),
  };
};

const crash = () => ends.at(-1)?.({ reason: "it crashed", lines: [] });

/** Advances the clock, and lets pending promises settle. */
const wait = (milliseconds = 0) => vi.advanceTimersByTimeAsync(milliseconds);

test("a program that ends by itself is started again, each time after a longer pause", async () => {
  const { stop } = await keepRunning(start, watcher);
  for (const pause of [250, 1000, 4000, 16_000]) {
    const before = ends.length;
    crash();
    await wait(pause - 1);
    expect(ends).toHaveLength(before);
    await wait(1);
    expect(ends).toHaveLength(before + 1);
    expect(reports.splice(0)).toEqual(["it crashed", "runs again"]);
  }
  await stop();
});

test("after the fifth end within a minute the program is not started again", async () => {
  await keepRunning(start, watcher);
  for (let times = 0; times < 5; times++) {
    crash();
    await wait(16_000 / 4 ** (3 - times));
  }
  await wait(10 * MINUTE);
  expect(ends).toHaveLength(5);
  expect(reports.at(-1)).toBe("given up: it crashed");
});

test("after a minute without an end the pause is short again", async () => {
  const { stop } = await keepRunning(start, watcher);
  for (let times = 0; times < 10; times++) {
    crash();
    await wait(250);
    expect(reports.splice(0)).toEqual(["it crashed", "runs again"]);
    await wait(MINUTE);
  }
  await stop();
});

test("a program that is stopped is not started again, not even during a pause", async () => {
  const { stop } = await keepRunning(start, watcher);
  crash();
  await wait();
  await stop();
  await wait(MINUTE);
  expect(ends).toHaveLength(1);
  expect(reports).toEqual(["it crashed"]);
});

test("a first start that fails is not repeated", async () => {
  const failing = () => ({ ...start(), ready: Promise.reject(new Error("no disk")) });
  await expect(keepRunning(failing, watcher)).rejects.toThrow("no disk");
  await wait(MINUTE);
  expect(ends).toHaveLength(1);
});
