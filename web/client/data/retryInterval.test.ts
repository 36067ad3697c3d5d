import { environmentManager, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "./apiError.ts";
import { makeQueryClient } from "./queryClient.ts";
import { retryInterval } from "./retryInterval.ts";

beforeEach(() => {
  vi.useFakeTimers();
  // Without a window nothing is fetched again.
  environmentManager.setIsServer(() => false);
});
afterEach(() => {
  vi.useRealTimers();
  environmentManager.setIsServer(() => true);
});

test("what failed is asked for every five seconds, and no more once it is there", async () => {
  const ask = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new TypeError("no network"))
    .mockRejectedValueOnce(new TypeError("no network"))
    .mockResolvedValue("board");
  const observer = new QueryObserver(makeQueryClient(), {
    queryKey: ["board"],
    queryFn: ask,
    refetchInterval: retryInterval,
  });
  const leave = observer.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(4900);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(observer.getCurrentResult().isLoadingError).toBe(true);
  await vi.advanceTimersByTimeAsync(5300);
  expect(observer.getCurrentResult().data).toBe("board");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledTimes(3);
  leave();
});

test("a server in trouble is asked again, one that refuses is not", () => {
  const after = (error: unknown) => retryInterval({ state: { error } });
  expect(after(null)).toBe(false);
  expect(after(new ApiError(502, ""))).toBe(5000);
  expect(after(new ApiError(429, ""))).toBe(5000);
  expect([401, 403, 404].map((status) => after(new ApiError(status, "")))).toEqual([
    false,
    false,
    false,
  ]);
});
