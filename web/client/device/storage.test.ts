import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { adminRecord, pendingRegistration, rememberedTheme } from "./storage.ts";

const admin = {
  id: "a1",
  firstName: "Dana",
  lastName: "Whitlock",
  email: "dana@example.com",
  accountType: "super_admin",
};

const storage = () => {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
};

const device = storage();
const session = storage();

beforeEach(() => {
  device.kept.clear();
  session.kept.clear();
  vi.stubGlobal("localStorage", device);
  vi.stubGlobal("sessionStorage", session);
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
