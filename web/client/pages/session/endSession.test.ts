import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { queryKeys } from "../../data/sessions.ts";
import { unsaved } from "../../device/unsaved.ts";
import { endSession } from "./EndedSession.tsx";

const people = {
  [queryKeys.user[0]]: "mara@club.example",
  [queryKeys.adminSession[0]]: "dana@club.example",
};

let queries: QueryClient;
beforeEach(() => {
  vi.stubGlobal("localStorage", { removeItem: () => undefined });
  queries = new QueryClient();
  for (const [key, email] of Object.entries(people)) {
    queries.setQueryData([key], { id: email, email });
  }
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const signedIn = () => Object.keys(people).filter((key) => queries.getQueryData([key]) !== null);

const [player, admin] = Object.keys(people);
const typed = () => vi.spyOn(unsaved, "isAnywhere").mockReturnValue(true);

test("whoever only reads is signed out, and only there", () => {
  expect(endSession(queries, "read", "/events", "/profile")).toBeNull();
  expect(signedIn()).toEqual([admin]);
});

test("after a refused action, or over typed text, the same person signs in again", () => {
  expect(endSession(queries, "refused", "/admin/dashboard", "/admin/dashboard")).toBe("admin");
  typed();
  expect(endSession(queries, "read", "/profile", "/profile")).toBe("player");
  expect(signedIn()).toEqual([player, admin]);
});

test("an answer that comes after a change of pages leaves the other session alone", () => {
  endSession(queries, "read", "/about", "/admin/dashboard");
  expect(signedIn()).toEqual([admin]);
});

test("typed text of the office does not wait for a player", () => {
  typed();
  expect(endSession(queries, "read", "/about", "/admin/dashboard")).toBeNull();
  expect(signedIn()).toEqual([admin]);
});
