import { MutationObserver, onlineManager, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { lateWrites } from "./lateWrites.ts";
import { makeQueryClient } from "./queryClient.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  onlineManager.setOnline(true);
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

test("without a network calls fail at once, and what is missing comes with it", async () => {
  onlineManager.setOnline(false);
  const client = makeQueryClient();
  client.mount();
  const ask = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new TypeError("no network"))
    .mockResolvedValue("board");
  const observer = new QueryObserver(client, { queryKey: ["board"], queryFn: ask });
  const leave = observer.subscribe(() => undefined);
  const save = vi.fn<() => Promise<never>>().mockRejectedValue(new TypeError("no network"));
  const saving = new MutationObserver(client, { mutationFn: save });

  await expect(saving.mutate()).rejects.toThrow("no network");
  await vi.advanceTimersByTimeAsync(0);
  expect(observer.getCurrentResult().isLoadingError).toBe(true);

  onlineManager.setOnline(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(observer.getCurrentResult().data).toBe("board");
  expect(save).toHaveBeenCalledOnce();
  leave();
  client.unmount();
});

test("a late write waits for the network before anything is fetched again", async () => {
  const client = makeQueryClient();
  client.mount();
  const ask = vi.fn<() => Promise<string>>().mockResolvedValue("board");
  const observer = new QueryObserver(client, { queryKey: ["board"], queryFn: ask });
  const leave = observer.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(0);

  onlineManager.setOnline(false);
  lateWrites.announce();
  await vi.advanceTimersByTimeAsync(1000);
  expect(ask).toHaveBeenCalledTimes(1);
  onlineManager.setOnline(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(ask).toHaveBeenCalledTimes(2);
  leave();
  client.unmount();
});
