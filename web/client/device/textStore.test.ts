import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { deskScores, eventsOfWaitingScores, unsentOfDesk, waitingScores } from "./storage.ts";
import { fakeStorage } from "./testing.ts";
import { watchTexts } from "./textStore.ts";

const device = fakeStorage();
const page = new EventTarget();

beforeEach(() => {
  device.kept.clear();
  vi.stubGlobal("localStorage", device);
  vi.stubGlobal("window", page);
});
afterEach(() => vi.unstubAllGlobals());

test("every player and event has a textStore of its own", () => {
  waitingScores("nell", "open").put("a", "1");
  waitingScores("nell", "cup").put("a", "2");
  waitingScores("theo", "open").put("a", "3");
  device.setItem("golf.theme", "dark");
  expect([...waitingScores("nell", "open").read()]).toEqual([["a", "1"]]);

  expect(eventsOfWaitingScores("nell")).toEqual(["open", "cup"]);

  waitingScores("nell", "open").remove("a");
  expect(eventsOfWaitingScores("nell")).toEqual(["cup"]);
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

test("what an administrator has typed is counted by event, as soon as this page changes it", () => {
  const counts: Array<ReadonlyArray<readonly [string, number]>> = [];
  const stop = watchTexts(() => counts.push([...unsentOfDesk("dana")]));
  deskScores("dana", "open").put("1 ana 1", "4");
  deskScores("dana", "open").put("1 ana 2", "5");
  deskScores("robin", "open").put("1 ana 1", "4");
  deskScores("dana", "open").remove("1 ana 1");
  stop();
  deskScores("dana", "open").remove("1 ana 2");
  expect(counts).toEqual([[["open", 1]], [["open", 2]], [["open", 2]], [["open", 1]]]);
  expect([...unsentOfDesk("dana")]).toEqual([]);
});

test("a browser that refuses its storage keeps nothing and breaks nothing", () => {
  vi.stubGlobal("localStorage", undefined);
  const textStore = waitingScores("nell", "open");
  expect(eventsOfWaitingScores("nell")).toEqual([]);
  expect(textStore.put("a", "1")).toBe(false);
  expect(() => textStore.remove("a")).not.toThrow();
  expect(textStore.read().size).toBe(0);
});
