import { expect, test } from "vitest";
import { answered, hole, noNetwork, openOnePage, openPage, round1 } from "./testing.ts";

test("without a network the hole is sent again under the same key, later and later", async () => {
  const { queue, request, requests, rests, restIsOver, waiting } = openOnePage();
  queue.enter({ roundNumber: round1, hole: hole(1, 4) });
  for (const pause of [1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]) {
    await request().fail(noNetwork);
    expect(queue.view().state).toBe("retrying");
    expect(rests.at(-1)).toBe(pause);
    await restIsOver();
  }
  expect(requests).toHaveLength(8);
  expect(new Set(requests.map(({ entry }) => entry.key)).size).toBe(1);

  await request().answer();
  expect(waiting()).toEqual([]);
});

test("what follows a hole that cannot be sent waits behind it", async () => {
  const { queue, request, sent, restIsOver, waiting } = openOnePage();
  queue.enter({ roundNumber: round1, hole: hole(1, 4) });
  await request().fail(noNetwork);
  queue.enter({ roundNumber: round1, hole: hole(2, 3) });
  await restIsOver();
  expect(sent().every((score) => score === "1: 4")).toBe(true);
  expect(waiting()).toEqual([1, 2]);
  await request().answer();
  expect(sent().at(-1)).toBe("2: 3");
});

test("a network that returns ends the pause", async () => {
  const { queue, request, requests } = openOnePage();
  queue.enter({ roundNumber: round1, hole: hole(1, 4) });
  await request().fail(noNetwork);
  expect(requests).toHaveLength(1);
  queue.retryNow();
  await expect.poll(() => requests).toHaveLength(2);
});

test("a network that returns while an attempt is failing without it is tried at once", async () => {
  const { queue, request, requests, rests } = openOnePage();
  queue.enter({ roundNumber: round1, hole: hole(1, 4) });
  queue.retryNow();
  await request().fail(noNetwork);
  expect(requests).toHaveLength(2);
  expect(rests).toEqual([]);
});

test("after a network has returned the pauses are short again", async () => {
  const { queue, request, rests, restIsOver } = openOnePage();
  queue.enter({ roundNumber: round1, hole: hole(1, 4) });
  for (let failure = 0; failure < 6; failure += 1) {
    await request().fail(noNetwork);
    await restIsOver();
  }
  queue.retryNow();
  await request().fail(noNetwork);
  await request().fail(noNetwork);
  expect(rests.slice(-2)).toEqual([30_000, 2000]);
});

test.each([
  ["an outage", answered(503, "Service temporarily unavailable")],
  ["too many requests", answered(429, "Too many attempts. Please try again later.")],
  ["an answer that nobody can read", new SyntaxError("Unexpected token <")],
])("after %s the hole is sent again", async (_what, failure) => {
  const { queue, request, requests, refusals, restIsOver } = openOnePage();
  queue.enter({ roundNumber: round1, hole: hole(1, 4) });
  await request().fail(failure);
  await restIsOver();
  expect(requests).toHaveLength(2);
  expect(refusals).toEqual([]);
});

test.each([
  ["an ended session", answered(401, "Not authenticated")],
  ["an outage", answered(503, "Service temporarily unavailable")],
  ["a lost line", noNetwork],
])("after %s the notes are still there, and the next page sends them", async (_what, failure) => {
  const { queue, request, refusals, device, leave } = openOnePage();
  const typed = { ...hole(1, 4), notes: "Out of the burn, and in from 30 feet" };
  queue.enter({ roundNumber: round1, hole: typed });
  await request().fail(failure);
  expect(queue.view().waiting).toMatchObject([{ hole: typed }]);
  expect(refusals).toEqual([]);

  leave();
  const next = openPage(device.openTextStore());
  next.queue.subscribe(() => {});
  expect(next.request().entry).toMatchObject({ hole: typed });
  await next.request().answer();
  expect(next.waiting()).toEqual([]);
});
