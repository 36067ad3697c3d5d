import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "../../../data/apiError.ts";
import { cardName } from "./entry.ts";
import { makeEntryStore } from "./entryStore.ts";
import { type Batch, makeSender } from "./sender.ts";
import { aTextStore } from "./testing.ts";

const ana = cardName(1, "ana");
const refusal = (status: number, message: string) =>
  new ApiError(status, JSON.stringify({ error: message, message }));

/** A sender and a server with prepared answers. */
const office = (answers: ReadonlyArray<"saved" | Error>, conflicts = new Map<number, number>()) => {
  const stored = new Map<number, number | null>();
  const sent: Array<Batch> = [];
  const left = [...answers];
  const store = makeEntryStore(aTextStore());
  const sender = makeSender({
    store,
    storedOn: (_, hole) => stored.get(hole) ?? null,
    refetchCards: async () => {
      for (const [hole, strokes] of conflicts) stored.set(hole, strokes);
    },
    send: async (batch) => {
      sent.push(batch);
      const answer = left.shift() ?? "saved";
      if (answer !== "saved") throw answer;
      for (const [hole, { strokes }] of batch.holes) stored.set(hole, strokes);
    },
  });
  const type = (hole: number, strokes: number | null) => {
    const before = store.of(ana).get(hole);
    const basedOn = before ? before.basedOn : (stored.get(hole) ?? null);
    store.put(ana, hole, { strokes, basedOn, state: "waiting", sentence: null });
    sender.tick(ana);
  };
  const holes = () => sent.map((batch) => [...batch.holes.keys()]);
  return { store, sender, stored, sent, type, holes };
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
  const { type, sent, store, sender } = office([refusal(409, "This event has been cancelled")]);
  type(1, 4);
  await settle();
  sender.tickAll();
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
  const { type, sent, sender } = office([new TypeError("offline")]);
  type(1, 4);
  await settle();
  sender.stop();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent.length).toBe(1);
});
