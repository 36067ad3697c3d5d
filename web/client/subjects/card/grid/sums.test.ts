import { expect, test } from "vitest";
import { type GridHole, sumsOf } from "./sums.ts";

const holes: ReadonlyArray<GridHole> = Array.from({ length: 18 }, (_, index) => ({
  holeNumber: index + 1,
  par: 4,
  strokeIndex: index + 1,
  strokesReceived: index < 3 ? 1 : 0,
})) as unknown as ReadonlyArray<GridHole>;

test("nothing is added up before anything is typed", () => {
  const none = { out: null, in: null, total: null, net: null, toPar: null, holesPlayed: 0 };
  expect(sumsOf(holes, () => null)).toEqual(none);
});

test("out, in, total, net and to par go by the holes that were played", () => {
  const strokes = (hole: number) => (hole === 18 ? null : 5);
  const sums = { out: 45, in: 40, total: 85, net: 82, toPar: 17, holesPlayed: 17 };
  expect(sumsOf(holes, strokes)).toEqual(sums);
});

test("where a hole was picked up there is no sum, and the hole is played", () => {
  const strokes = (hole: number) => (hole === 12 ? 0 : 5);
  const none = { in: "NR", total: "NR", net: "NR", toPar: "NR" };
  expect(sumsOf(holes, strokes)).toEqual({ ...none, out: 45, holesPlayed: 18 });
});

test("a course of nine holes has no sum called in", () => {
  expect(sumsOf(holes.slice(0, 9), () => 4)).toMatchObject({ out: 36, in: null, total: 36 });
});

test("net is told once the strokes received are known", () => {
  const ahead = holes.map((hole) => ({ ...hole, strokesReceived: null }));
  expect(sumsOf(ahead, () => 4)).toMatchObject({ total: 72, net: null });
});
