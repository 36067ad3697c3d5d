import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { waitingScores } from "./storage.ts";

const fakeStorage = () => {
  const kept = new Map<string, string>();
  return {
    kept,
    get length() {
      return kept.size;
    },
    key: (index: number) => [...kept.keys()][index] ?? null,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
};

const device = fakeStorage();
const page = new EventTarget();

beforeEach(() => {
  device.kept.clear();
  vi.stubGlobal("localStorage", device);
  vi.stubGlobal("window", page);
});
afterEach(() => vi.unstubAllGlobals());

test("every player and event has a shelf of its own", () => {
  waitingScores("nell", "open").put("a", "1");
  waitingScores("nell", "cup").put("a", "2");
  waitingScores("theo", "open").put("a", "3");
  device.setItem("golf.theme", "dark");
  expect([...waitingScores("nell", "open").read()]).toEqual([["a", "1"]]);

  waitingScores("nell", "open").take("a");
  expect(waitingScores("nell", "open").read().size).toBe(0);
  expect(waitingScores("nell", "cup").read().size).toBe(1);
});

test("changes of other pages are told, those of other things are not", () => {
  const changed = vi.fn<() => void>();
  const stop = waitingScores("nell", "open").watch(changed);
  const happens = (key: string | null) =>
    page.dispatchEvent(Object.assign(new Event("storage"), { key }));

  happens("golf.theme");
  expect(changed).not.toHaveBeenCalled();
  happens("golf.waitingScores.nell.open.a");
  happens(null);
  expect(changed).toHaveBeenCalledTimes(2);

  stop();
  happens(null);
  expect(changed).toHaveBeenCalledTimes(2);
});

test("a browser that refuses its storage keeps nothing and breaks nothing", () => {
  vi.stubGlobal("localStorage", undefined);
  const shelf = waitingScores("nell", "open");
  expect(shelf.put("a", "1")).toBe(false);
  expect(() => shelf.take("a")).not.toThrow();
  expect(shelf.read().size).toBe(0);
});
