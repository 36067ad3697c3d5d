import { expect, test } from "vitest";
import { makeWatch } from "./watch.ts";

const score = (gross: number) => ({ playerId: "ana", roundNumber: 1, gross });
const board = (grossScore: number) => async () => [
  { user: { id: "ana" }, rounds: [{ roundNumber: 1, grossScore }] },
];

const watching = () => {
  const clock = { now: 0 };
  const watch = makeWatch<string>([score(55), score(56)], 2, () => clock.now);
  return {
    ...watch,
    at: (now: number, viewer: string, etag: string, gross?: number) => {
      clock.now = now;
      return watch.has(viewer, etag, gross === undefined ? null : board(gross));
    },
  };
};

test("a score is there when the last viewer has a board that shows it", async () => {
  const { at, times, isOver } = watching();
  await at(1, "one", "a", 54);
  await at(2, "one", "b", 55);
  expect(times()).toEqual([null, null]);
  await at(3, "other", "c", 56);
  expect(times()).toEqual([3, null]);
  expect(isOver()).toBe(false);
  await at(4, "one", "c");
  expect(times()).toEqual([3, 4]);
  expect(isOver()).toBe(true);
});

test("a viewer who has the same board twice counts once", async () => {
  const { at, times } = watching();
  await at(1, "one", "a", 56);
  await at(2, "one", "a");
  expect(times()).toEqual([null, null]);
});

test("a version that nobody has read shows nothing", async () => {
  const { at, isUnknown, times } = watching();
  await at(1, "one", "a");
  expect(isUnknown("a")).toBe(true);
  expect(times()).toEqual([null, null]);
});
