import { expect, test, vi } from "vitest";
import { wholeList } from "./wholeList.ts";

const numbers = [1, 2, 3, 4, 5];
type PartFrom = Parameters<typeof wholeList<number>>[0];

const inTwos = (total: number) =>
  vi.fn<PartFrom>(async (offset) => ({ items: numbers.slice(offset, offset + 2), total }));

test("a list that comes in parts is read to its end", async () => {
  const asked = inTwos(5);
  expect(await wholeList(asked)).toEqual(numbers);
  expect(asked).toHaveBeenCalledTimes(3);
});

test("a list that has become shorter meanwhile is not asked for forever", async () => {
  expect(await wholeList(inTwos(9))).toEqual(numbers);
});

test("a short list is asked for once", async () => {
  const asked = vi.fn<PartFrom>(async () => ({ items: [1], total: 1 }));
  expect(await wholeList(asked)).toEqual([1]);
  expect(asked).toHaveBeenCalledTimes(1);
});
