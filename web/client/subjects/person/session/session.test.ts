import { QueryClient } from "@tanstack/react-query";
import { expect, onTestFinished, test, vi } from "vitest";
import { sessionQuery } from "./session.ts";

test("a check that fails signs nobody out, and nobody in", async () => {
  vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("Failed to fetch")));
  vi.spyOn(console, "error").mockImplementation(() => {});
  onTestFinished(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  const queries = new QueryClient();
  expect(await queries.fetchQuery(sessionQuery)).toBeNull();

  const mara = { id: "mara" } as never;
  queries.setQueryData(sessionQuery.queryKey, mara);
  expect(await queries.fetchQuery({ ...sessionQuery, staleTime: 0 })).toBe(mara);
});
