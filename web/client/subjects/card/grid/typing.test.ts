import { expect, test } from "vitest";
import { cardName } from "./entry.ts";
import { openDesk } from "./testing.ts";
import { clearCell, digitsIn, emptyCell, firstOpenHole, typeDigit, writeCell } from "./typing.ts";

test.each([2, 3, 4, 5, 6, 7, 8, 9])("%d is a score", (digit) => {
  expect(typeDigit(digit, false)).toEqual({ strokes: digit, isOpen: false, rest: null });
});

test("a 1 stays open for what may follow", () => {
  expect(typeDigit(1, false)).toEqual({ strokes: 1, isOpen: true, rest: null });
});

test.each([0, 1, 2])("after a 1 the digit %d makes ten and more", (digit) => {
  expect(typeDigit(digit, true)).toEqual({ strokes: 10 + digit, isOpen: false, rest: null });
});

test.each([3, 9])("after a 1 the digit %d is the score of the next hole", (digit) => {
  expect(typeDigit(digit, true)).toEqual({ strokes: 1, isOpen: false, rest: digit });
});

test("0 is picked up", () => {
  expect(typeDigit(0, false)).toEqual({ strokes: 0, isOpen: false, rest: null });
});

test("a phone tells its digits in the text alone", () => {
  expect(digitsIn("4-")).toEqual([4]);
  expect(digitsIn("")).toEqual([]);
});

const ana = cardName(1, "ana");

const sheet = (saved: Readonly<Record<number, number>>) => {
  const stored = new Map<number, number | null>(
    Object.entries(saved).map(([hole, strokes]) => [Number(hole), strokes]),
  );
  const ticks: Array<string> = [];
  const desk = openDesk({ seenOn: (_, hole) => stored.get(hole) ?? null });
  const entries = {
    ...desk,
    put: (...typed: Parameters<typeof desk.put>) => {
      ticks.push(typed[0]);
      desk.put(...typed);
    },
  };
  const fresh = new Set<string>();
  return {
    stored,
    fresh,
    ticks,
    write: (hole: number, strokes: number) => writeCell(entries, fresh, ana, hole, strokes),
    clear: (hole: number) => clearCell(entries, ana, hole),
    empty: (hole: number) => emptyCell(entries, fresh, ana, hole),
    at: (hole: number) => desk.of(ana).get(hole),
  };
};

test("over an empty hole a score is sent without a question", () => {
  const { write, at, ticks } = sheet({});
  write(1, 4);
  expect(at(1)).toMatchObject({ strokes: 4, basedOn: null, state: "waiting" });
  expect(ticks).toEqual([ana]);
});

test("over a saved score it is a correction, and the same score is none", () => {
  const { write, at } = sheet({ 1: 4 });
  write(1, 4);
  expect(at(1)).toBeUndefined();
  write(1, 5);
  expect(at(1)).toMatchObject({ basedOn: 4, state: "correction" });
  write(1, 4);
  expect(at(1)).toBeUndefined();
});

test("what was typed just now is put right without a question, until the row is left", () => {
  const { write, at, stored, fresh, clear } = sheet({});
  write(1, 4);
  stored.set(1, 4);
  clear(1);
  write(1, 5);
  expect(at(1)).toMatchObject({ basedOn: 4, state: "waiting" });
  stored.set(1, 5);
  clear(1);
  fresh.clear();
  write(1, 6);
  expect(at(1)?.state).toBe("correction");
});

test("what is typed again still knows what it was typed over", () => {
  const { write, at, stored } = sheet({});
  write(1, 4);
  stored.set(1, 6);
  write(1, 5);
  expect(at(1)?.basedOn).toBeNull();
});

test("only what is not saved can be dropped", () => {
  const { write, clear, at } = sheet({ 2: 4 });
  write(1, 4);
  expect([clear(1), clear(2)]).toEqual([true, false]);
  expect(at(1)).toBeUndefined();
});

test("a saved score is emptied as a correction, and typed again it is as before", () => {
  const { write, empty, clear, at } = sheet({ 1: 4 });
  empty(1);
  empty(1);
  expect(at(1)).toMatchObject({ strokes: null, basedOn: 4, state: "correction" });
  clear(1);
  expect(at(1)).toBeUndefined();
  empty(1);
  write(1, 4);
  expect(at(1)).toBeUndefined();
});

test("what is typed over a saved score is dropped first, and an empty hole stays empty", () => {
  const { write, empty, at } = sheet({ 1: 4 });
  write(1, 5);
  empty(1);
  expect(at(1)).toBeUndefined();
  empty(2);
  expect(at(2)).toBeUndefined();
});

test("a score that was saved just now is taken back without a question", () => {
  const { write, empty, clear, at, stored } = sheet({});
  write(1, 0);
  expect(at(1)).toMatchObject({ strokes: 0, state: "waiting" });
  stored.set(1, 0);
  clear(1);
  empty(1);
  expect(at(1)).toMatchObject({ strokes: null, basedOn: 0, state: "waiting" });
});

test("a row goes on at its first empty hole, not behind the last one that was typed", () => {
  expect(firstOpenHole([null, null, null], false)).toBe(0);
  expect(firstOpenHole([4, null, 5, null], false)).toBe(1);
  expect(firstOpenHole([4, 0, null], false)).toBe(2);
});

test("where nothing is left to enter it begins at the first hole", () => {
  expect(firstOpenHole([4, 5, 3], true)).toBe(0);
  expect(firstOpenHole([4, 5, null], true)).toBe(0);
  expect(firstOpenHole([], false)).toBe(0);
});
