import { expect, test } from "vitest";
import { ben } from "../../../domain/field/examples.ts";
import { takenBack } from "../../../domain/scorecard/examples.ts";
import { answered, hole, noNetwork, openOnePage, round1 } from "./testing.ts";

test("a hole is sent as soon as it is entered, and no longer waits when it is answered", async () => {
  const { queue, request, sent, waiting, saved } = openOnePage();
  queue.enter({ roundNumber: round1, hole: hole(1, 4) });
  expect(sent()).toEqual(["1: 4"]);
  expect(queue.view().state).toBe("sending");
  expect(waiting()).toEqual([1]);

  await request().answer();
  expect(queue.view()).toEqual({ state: "idle", waiting: [], unread: [] });
  expect(saved).toEqual(["1: 4"]);
});

test("a hole that is stored but cannot be read yet holds nothing up, and is not forgotten", async () => {
  const { queue, request, sent, waiting, saved, unread } = openOnePage();
  queue.enter({ roundNumber: round1, hole: hole(7, 5) });
  queue.enter({ roundNumber: round1, hole: hole(8, 4) });
  await request().answerLate();
  expect(waiting()).toEqual([8]);
  expect(unread()).toEqual(["7: 5"]);
  expect(saved).toEqual([]);
  await request().answer();
  expect(sent()).toEqual(["7: 5", "8: 4"]);
  expect(unread()).toEqual(["7: 5"]);

  queue.enter({ roundNumber: round1, hole: hole(7, 6) });
  await request().answerLate();
  expect(unread()).toEqual(["7: 6"]);
  queue.enter({ roundNumber: round1, hole: hole(7, 4) });
  await request().answer();
  expect(unread()).toEqual([]);
});

test("holes are sent one after the other, in the order in which they were entered", async () => {
  const { queue, request, sent } = openOnePage();
  for (const number of [3, 1, 2]) queue.enter({ roundNumber: round1, hole: hole(number, 5) });
  expect(sent()).toEqual(["3: 5"]);
  await request().answer();
  expect(sent()).toEqual(["3: 5", "1: 5"]);
  await request().answer();
  await request().answer();
  expect(sent()).toEqual(["3: 5", "1: 5", "2: 5"]);
});

test("each hole has a key of its own", async () => {
  const { queue, request, requests } = openOnePage();
  queue.enter({ roundNumber: round1, hole: hole(1, 4) });
  queue.enter({ roundNumber: round1, hole: hole(2, 4) });
  await request().answer();
  expect(new Set(requests.map(({ entry }) => entry.key)).size).toBe(2);
});

test("a refused hole is told and given up, and the next one is sent", async () => {
  const { queue, request, sent, waiting, refusals, rests } = openOnePage();
  queue.enter({ roundNumber: round1, hole: hole(1, 4) });
  queue.enter({ roundNumber: round1, hole: hole(2, 3) });
  await request().fail(answered(409, "Verified holes can no longer be changed."));
  expect(refusals).toEqual([
    expect.stringMatching(/^1: .*Verified holes can no longer be changed/),
  ]);
  expect(sent()).toEqual(["1: 4", "2: 3"]);
  expect(waiting()).toEqual([2]);
  expect(rests).toEqual([]);
});

test("when the session has ended the holes wait until the player is back", async () => {
  const { queue, request, requests, waiting, rests } = openOnePage();
  queue.enter({ roundNumber: round1, hole: hole(1, 4) });
  await request().fail(answered(401, "Not authenticated"));
  expect(queue.view().state).toBe("signedOut");
  expect(waiting()).toEqual([1]);
  expect(rests).toEqual([]);

  queue.retryNow();
  expect(requests).toHaveLength(2);
  await request().answer();
  expect(queue.view()).toEqual({ state: "idle", waiting: [], unread: [] });
});

test("a hole that is changed before it was sent is sent once, as it is now", async () => {
  const { queue, request, sent, waiting } = openOnePage();
  queue.enter({ roundNumber: round1, hole: hole(1, 4) });
  queue.enter({ roundNumber: round1, hole: hole(2, 3) });
  queue.enter({ roundNumber: round1, hole: hole(2, 6) });
  expect(waiting()).toEqual([1, 2]);
  await request().answer();
  await request().answer();
  expect(sent()).toEqual(["1: 4", "2: 6"]);
});

test("a hole that is changed after an attempt is followed by its change", async () => {
  const { queue, request, requests, sent, restIsOver } = openOnePage();
  queue.enter({ roundNumber: round1, hole: hole(1, 4) });
  await request().fail(noNetwork);
  queue.enter({ roundNumber: round1, hole: hole(1, 5) });
  await restIsOver();
  await request().answer();
  await request().answer();
  // The first attempt may have arrived, so it is settled before the change is sent.
  expect(sent().at(-2)).toBe("1: 4");
  expect(sent().at(-1)).toBe("1: 5");
  expect(requests.at(-2)?.entry.key).toBe(requests[0]?.entry.key);
  expect(requests.at(-1)?.entry.key).not.toBe(requests[0]?.entry.key);
});

test("nothing is sent once the page was left", async () => {
  const { queue, leave, request, requests, restIsOver } = openOnePage();
  queue.enter({ roundNumber: round1, hole: hole(1, 4) });
  queue.enter({ roundNumber: round1, hole: hole(2, 4) });
  leave();
  await request().fail(noNetwork);
  await restIsOver();
  expect(requests).toHaveLength(1);

  queue.subscribe(() => {});
  expect(requests).toHaveLength(2);
});

test("everybody who watches is told of every change", async () => {
  const { queue, request } = openOnePage();
  const seen: Array<string> = [];
  queue.subscribe(() => seen.push(`${queue.view().state} ${queue.view().waiting.length}`));
  queue.enter({ roundNumber: round1, hole: hole(1, 4) });
  await request().answer();
  expect(seen).toContain("sending 1");
  expect(seen.at(-1)).toBe("idle 0");
});

test("the same hole of another card takes the place of nothing", async () => {
  const { queue, sent, request, waiting } = openOnePage();
  const forBen = { playerId: ben, roundNumber: round1 };
  queue.enter({ roundNumber: round1, hole: hole(1, 4) });
  queue.enter({ roundNumber: round1, hole: hole(2, 4) });
  queue.enter({ ...forBen, hole: hole(2, 6) });
  queue.enter({ ...forBen, hole: hole(2, 5) });
  expect(waiting()).toEqual([1, 2, 2]);
  for (let count = 0; count < 3; count += 1) await request().answer();
  expect(sent()).toEqual(["1: 4", "2: 4", "2: 5"]);
  expect(request().entry).toMatchObject({ playerId: ben });
});

test("an entry goes with what the player saw before the first score that nobody has sent", async () => {
  const { queue, request, requests } = openOnePage();
  const seen = () =>
    requests.map(({ entry }) => ("hole" in entry ? [entry.hole.strokes, entry.basedOn] : []));
  queue.enter({ roundNumber: round1, hole: hole(1, 4) });
  queue.enter({ roundNumber: round1, hole: hole(2, 4), basedOn: 6 });
  // Based on the score that waits, because the screen shows it.
  queue.enter({ roundNumber: round1, hole: hole(2, 5), basedOn: 4 });
  await request().answer();
  expect(seen()).toEqual([
    [4, undefined],
    [5, 6],
  ]);
  // This one is being sent and may arrive, so the next one is based on it.
  queue.enter({ roundNumber: round1, hole: hole(2, 3), basedOn: 5 });
  await request().answer();
  expect(seen().at(-1)).toEqual([3, 5]);
});

test("a score that is taken back before it was sent leaves nothing to send", async () => {
  const { queue, request, waiting, sent } = openOnePage();
  queue.enter({ roundNumber: round1, hole: hole(1, 4), basedOn: null });
  queue.enter({ roundNumber: round1, hole: hole(2, 4), basedOn: null });
  queue.enter({ roundNumber: round1, hole: takenBack(2), basedOn: 4 });
  expect(waiting()).toEqual([1]);
  queue.enter({ roundNumber: round1, hole: takenBack(1), basedOn: 4 });
  await request().answer();
  await request().answer();
  expect(sent()).toEqual(["1: 4", "1: null"]);
});
