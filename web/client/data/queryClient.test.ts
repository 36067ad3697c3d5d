import { MutationObserver, onlineManager, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { changes } from "./changes.ts";
import { makeQueryClient } from "./queryClient.ts";

const aBoard = ["leaderboard"] as const;

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

test("what was fetched stays fresh until one of its sources has changed", async () => {
  const client = makeQueryClient();
  const query = { queryKey: ["board"], queryFn: async () => "board", meta: { from: aBoard } };
  await client.fetchQuery(query);
  const isStale = () => client.getQueryCache().find(query)?.isStale();
  vi.setSystemTime(Date.now() + 86_400_000);
  changes.announce({ eventId: null, sources: ["groups"] });
  await vi.advanceTimersByTimeAsync(0);
  expect(isStale()).toBe(false);
  changes.announce({ eventId: null, sources: aBoard });
  await vi.advanceTimersByTimeAsync(0);
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

test("what has changed waits for the network before it is fetched again", async () => {
  const client = makeQueryClient();
  client.mount();
  const ask = vi.fn<() => Promise<string>>().mockResolvedValue("board");
  const query = { queryKey: ["board"], queryFn: ask, meta: { from: aBoard } };
  const observer = new QueryObserver(client, query);
  const leave = observer.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(0);

  onlineManager.setOnline(false);
  changes.announce({ eventId: null, sources: aBoard });
  await vi.advanceTimersByTimeAsync(0);
  expect(ask).toHaveBeenCalledTimes(1);
  onlineManager.setOnline(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(ask).toHaveBeenCalledTimes(2);
  leave();
  client.unmount();
});

describe("data that change while their answer is on its way", () => {
  /** A board whose answers take a second; each says which change it knows. */
  const setUp = () => {
    const client = makeQueryClient();
    let now = 0;
    const ask = vi.fn<() => Promise<number>>(async () => {
      const answer = now;
      await new Promise((arrive) => setTimeout(arrive, 1000));
      return answer;
    });
    const observer = new QueryObserver(client, { queryKey: ["board"], queryFn: ask });
    onTestFinished(observer.subscribe(() => undefined));
    const change = () => {
      now += 1;
      void client.invalidateQueries({ queryKey: ["board"] });
    };
    return { ask, change, shown: () => observer.getCurrentResult().data };
  };

  test("are fetched once more after the first one", async () => {
    const { ask, change, shown } = setUp();
    await vi.advanceTimersByTimeAsync(500);
    change();
    change();
    await vi.advanceTimersByTimeAsync(500);
    expect(shown()).toBe(0);
    await vi.advanceTimersByTimeAsync(1000);
    expect(shown()).toBe(2);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  test("arrive, although they change faster than answers come", async () => {
    const { change, shown } = setUp();
    await vi.advanceTimersByTimeAsync(1000);
    for (let count = 0; count < 10; count += 1) {
      change();
      await vi.advanceTimersByTimeAsync(400);
    }
    expect(shown()).toBeGreaterThanOrEqual(7);
    await vi.advanceTimersByTimeAsync(2000);
    expect(shown()).toBe(10);
  });
});
