import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { lateWrites } from "./lateWrites.ts";
import { makeQueryClient } from "./queryClient.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("a query that fails is not asked again", async () => {
  const ask = vi.fn<() => Promise<never>>().mockRejectedValue(new Error("no"));
  const asked = makeQueryClient().fetchQuery({ queryKey: ["board"], queryFn: ask });
  await expect(asked).rejects.toThrow("no");
  expect(ask).toHaveBeenCalledOnce();
});

test("what was fetched stays fresh, until a late write has had a second", async () => {
  const client = makeQueryClient();
  const query = { queryKey: ["board"], queryFn: async () => "board" };
  await client.fetchQuery(query);
  const isStale = () => client.getQueryCache().find(query)?.isStale();
  vi.setSystemTime(Date.now() + 86_400_000);
  expect(isStale()).toBe(false);
  lateWrites.announce();
  await vi.advanceTimersByTimeAsync(999);
  expect(isStale()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(isStale()).toBe(true);
});
