import { QueryObserver } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { makeQueryClient } from "./queryClient.ts";

test("a failure that somebody looks at stays until the next answer, and is not kept for later", async () => {
  const client = makeQueryClient();
  const ask = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error("no"))
    .mockResolvedValueOnce("board");
  const observer = new QueryObserver(client, { queryKey: ["board"], queryFn: ask });
  const leave = observer.subscribe(() => undefined);
  await expect.poll(() => observer.getCurrentResult().isLoadingError).toBe(true);

  const again = observer.refetch();
  expect(observer.getCurrentResult()).toMatchObject({ isLoadingError: true, isFetching: true });
  expect(observer.getCurrentResult().error?.message).toBe("no");
  expect((await again).data).toBe("board");
  expect(observer.getCurrentResult().error).toBeNull();
  leave();
});

test("somebody who comes back later sees that it loads", async () => {
  const client = makeQueryClient();
  const ask = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error("no"))
    .mockResolvedValueOnce("board");
  const look = () => new QueryObserver(client, { queryKey: ["board"], queryFn: ask });
  const first = look();
  const leave = first.subscribe(() => undefined);
  await expect.poll(() => first.getCurrentResult().isLoadingError).toBe(true);
  leave();

  const later = look();
  const leaveLater = later.subscribe(() => undefined);
  expect(later.getCurrentResult()).toMatchObject({ isPending: true, error: null });
  await expect.poll(() => later.getCurrentResult().data).toBe("board");
  leaveLater();
});
