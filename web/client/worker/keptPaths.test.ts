import { expect, test } from "vitest";
import { api } from "../../contract/api.ts";
import { cardsBeside, isKept, isSaving, keptPaths, pathsOfPad, savingPath } from "./keptPaths.ts";

test("what is kept are calls of the contract", () => {
  const pathsOf = (method: string) =>
    api.filter((one) => one.method === method).map(({ path }) => path);
  expect(pathsOf("GET")).toEqual(expect.arrayContaining([...keptPaths]));
  expect(pathsOf("POST")).toContain(savingPath);
  expect(keptPaths).toContain(cardsBeside(savingPath));
});

test("nothing that an administrator or everybody reads is kept", () => {
  const read = api.filter(({ method, path }) => method === "GET" && isKept(path));
  expect(read.map(({ path }) => path).toSorted()).toEqual([...keptPaths].toSorted());
  for (const path of ["/api/events", "/api/users", "/api/admin/session", "/api/events/1/record"]) {
    expect(isKept(path)).toBe(false);
  }
});

test("everything that the pad reads is kept", () => {
  for (const path of pathsOfPad("0b0f", 2)) expect(isKept(path)).toBe(true);
  expect(isSaving("/api/events/0b0f/my-scores")).toBe(true);
});
