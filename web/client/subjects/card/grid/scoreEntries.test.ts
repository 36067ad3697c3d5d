import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "../../../data/apiError.ts";
import type { DeskScore } from "./deskScore.ts";
import { cardName, cellOf } from "./entry.ts";
import { aTextStore, openDesk } from "./testing.ts";
import { clearCell, emptyCell, writeCell } from "./typing.ts";

const ana = cardName(1, "ana");
const refusal = (status: number, message: string) =>
  new ApiError(status, JSON.stringify({ error: message, message }));

/** A desk and a server with prepared answers. */
const office = (answers: ReadonlyArray<"saved" | Error>, conflicts = new Map<number, number>()) => {
  const stored = new Map<number, number | null>();
  const sent: Array<{ readonly key: string; readonly holes: ReadonlyMap<number, DeskScore> }> = [];
  const left = [...answers];
  const textStore = aTextStore();
  const open = () =>
    openDesk({
      textStore,
      seenOn: (_, hole) => stored.get(hole) ?? null,
      readAgain: async () => {
        for (const [hole, strokes] of conflicts) stored.set(hole, strokes);
      },
      send: async (_, scores, key) => {
        sent.push({ key, holes: new Map(scores.map((score) => [score.hole, score])) });
        const answer = left.shift() ?? "saved";
        if (answer !== "saved") throw answer;
        for (const { hole, strokes } of scores) stored.set(hole, strokes);
      },
    });
  const store = open();
  const stop = store.start();
  const type = (hole: number, strokes: number | null) => {
    const before = store.of(ana).get(hole);
    const basedOn = before ? before.basedOn : (stored.get(hole) ?? null);
    store.put(ana, hole, { strokes, basedOn, state: "waiting" });
  };
  const holes = () => sent.map((batch) => [...batch.holes.keys()]);
  return { store, stop, open, stored, sent, type, holes };
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());
const settle = () => vi.advanceTimersByTimeAsync(0);

test("what is typed while something is on its way goes with the next one", async () => {
  const { type, holes, store, stored } = office([]);
  type(1, 4);
  type(2, 5);
  type(3, 3);
  await settle();
  expect(holes()).toEqual([[1], [2, 3]]);
  expect([...stored.values()]).toEqual([4, 5, 3]);
  expect(store.of(ana).size).toBe(0);
});

test("a digit that is put right at once is saved as it then is", async () => {
  const { type, sent, stored } = office([]);
  type(1, 4);
  type(1, 5);
  await settle();
  expect(sent.map(({ holes }) => holes.get(1))).toMatchObject([
    { strokes: 4, basedOn: null },
    { strokes: 5, basedOn: 4 },
  ]);
  expect(stored.get(1)).toBe(5);
});

test("a hole taken back while its score is on its way goes with the next one", async () => {
  const { type, sent, store, stored } = office([]);
  type(1, 4);
  type(1, null);
  await settle();
  expect(sent.map(({ holes }) => holes.get(1))).toMatchObject([
    { strokes: 4, basedOn: null },
    { strokes: null, basedOn: 4 },
  ]);
  expect(stored.get(1)).toBeNull();
  expect(store.of(ana).size).toBe(0);
});

test("without a line it is tried again under the same key", async () => {
  const { type, sent, store } = office([
    new TypeError("offline"),
    refusal(503, "Not now"),
    "saved",
  ]);
  type(1, 4);
  await settle();
  expect(store.of(ana).get(1)?.state).toBe("waiting");
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent.length).toBe(3);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  expect(store.of(ana).size).toBe(0);
});

test("a refusal stays at the cell with its sentence, and is not tried again", async () => {
  const { type, sent, store } = office([refusal(409, "This event has been cancelled")]);
  type(1, 4);
  await settle();
  store.retryNow();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent.length).toBe(1);
  expect(store.of(ana).get(1)).toMatchObject({
    state: "refused",
    sentence: "This event has been cancelled",
  });
});

test("where somebody was faster on one hole, the others are saved and that one is a question", async () => {
  const faster = refusal(409, "Hole 3 was changed by Dana Desk in the meantime");
  const { type, holes, store, stored } = office(["saved", faster], new Map([[3, 6]]));
  type(1, 4);
  type(2, 5);
  type(3, 3);
  await settle();
  expect(holes()).toEqual([[1], [2, 3], [2]]);
  expect(stored.get(3)).toBe(6);
  expect([...store.of(ana).keys()]).toEqual([3]);
});

test("after it was left nothing is tried any more", async () => {
  const { type, sent, stop } = office([new TypeError("offline")]);
  type(1, 4);
  await settle();
  stop();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent.length).toBe(1);
});

test("after a reload what was tried together is sent again together, under the same key", async () => {
  const { type, sent, stop, open, holes } = office(["saved", new TypeError("offline")]);
  type(1, 4);
  type(2, 5);
  type(3, 3);
  await settle();
  // Typed over what may have arrived, so it goes out behind it.
  type(2, 6);
  stop();
  const next = open();
  next.start();
  await settle();
  expect(holes()).toEqual([[1], [2, 3], [2, 3], [2]]);
  expect(sent[2]?.key).toBe(sent[1]?.key);
  expect(sent[3]?.holes.get(2)).toMatchObject({ strokes: 6, basedOn: 5 });
  expect(next.of(ana).size).toBe(0);
});

test("its own score that the sheet shows before the answer is nobody else's", async () => {
  const { type, stored, store } = office([new TypeError("lost answer")]);
  type(1, 4);
  await settle();
  type(1, 5);
  stored.set(1, 4);
  expect(cellOf(4, store.of(ana).get(1))).toEqual({ shown: 5, state: "waiting" });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(stored.get(1)).toBe(5);
});

test("what may have arrived is not forgotten but taken back after it", async () => {
  const { type, sent, store, stored } = office([new TypeError("lost answer")]);
  type(1, 4);
  await settle();
  const fresh = new Set<string>();
  expect(clearCell(store, ana, 1)).toBe(false);
  emptyCell(store, fresh, ana, 1);
  expect(cellOf(null, store.of(ana).get(1))).toEqual({ shown: null, state: "waiting" });
  writeCell(store, fresh, ana, 1, 7);
  expect(store.of(ana).get(1)).toMatchObject({ strokes: 7, state: "waiting" });
  clearCell(store, ana, 1);
  emptyCell(store, fresh, ana, 1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent.map(({ holes }) => holes.get(1)?.strokes)).toEqual([4, 4, null]);
  expect(stored.get(1)).toBeNull();
  expect(store.of(ana).size).toBe(0);
});

test("what was typed while its hole was refused is asked about over what somebody else saved", async () => {
  const faster = refusal(409, "Hole 1 was changed by Dana Desk in the meantime");
  const { type, sent, store } = office([faster], new Map([[1, 6]]));
  type(1, 4);
  type(1, 5);
  await settle();
  expect(sent).toHaveLength(1);
  expect([...store.of(ana)]).toMatchObject([[1, { strokes: 5, basedOn: null }]]);
  expect(cellOf(6, store.of(ana).get(1))).toEqual({ shown: 5, state: "conflict" });
});

test("a score over a sheet that is not here yet is sent, and the server compares", async () => {
  const textStore = aTextStore();
  const before = openDesk({ textStore });
  before.put(ana, 1, { strokes: 5, basedOn: 4, state: "waiting" });
  const sent: Array<unknown> = [];
  const desk = openDesk({
    textStore,
    seenOn: () => undefined,
    send: async (_, scores) => sent.push(scores),
  });
  desk.start();
  await settle();
  expect(sent).toMatchObject([[{ strokes: 5, basedOn: 4 }]]);
});
