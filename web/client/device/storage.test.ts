import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  adminRecord,
  deskScores,
  eventsOfWaitingScores,
  pendingRegistration,
  rememberedTheme,
  unsentOfDesk,
  waitingScores,
  watchTexts,
} from "./storage.ts";
import { fakeStorage } from "./testing.ts";

const admin = {
  id: "a1",
  firstName: "Dana",
  lastName: "Whitlock",
  email: "dana@example.com",
  accountType: "super_admin",
};

const device = fakeStorage();
const session = fakeStorage();
const page = new EventTarget();

beforeEach(() => {
  device.kept.clear();
  session.kept.clear();
  vi.stubGlobal("localStorage", device);
  vi.stubGlobal("sessionStorage", session);
  vi.stubGlobal("window", page);
});
afterEach(() => vi.unstubAllGlobals());

test("of an administrator only the known fields are kept", () => {
  const answer = { ...admin, mobileNumber: "555 010 2030" };
  adminRecord.write(answer);
  expect(adminRecord.read()).toEqual(admin);
  expect([...device.kept.values()].join()).not.toContain("555");
});

test.each(["{", '"a1"', '{"id":1}'])("the malformed record %s is thrown away", (text) => {
  adminRecord.write(admin);
  for (const key of device.kept.keys()) device.kept.set(key, text);
  expect(adminRecord.read()).toBeNull();
  expect(device.kept.size).toBe(0);
});

test("a pending registration lasts as long as the browser session", () => {
  pendingRegistration.write("e1");
  expect(pendingRegistration.read()).toBe("e1");
  expect(session.kept.size).toBe(1);
  expect(device.kept.size).toBe(0);
});

test("without storage nothing is remembered and nothing breaks", () => {
  vi.stubGlobal("localStorage", undefined);
  rememberedTheme.write("light");
  rememberedTheme.clear();
  expect(rememberedTheme.read()).toBeNull();
});

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
