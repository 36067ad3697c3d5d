import { expect, test } from "vitest";
import { makeBoundedMap } from "./boundedMap.ts";

const numbers = Array.from({ length: 12 }, (_, index) => index + 1);

test("the latest half of the entries is always kept, and never more than the limit", () => {
  const map = makeBoundedMap<number, string>(6);
  for (const [index, number] of numbers.entries()) {
    map.set(number, `number ${number}`);
    const remembered = numbers.filter((each) => map.get(each) !== undefined);
    expect(remembered.length).toBeLessThanOrEqual(6);
    expect(remembered.slice(-3)).toEqual(numbers.slice(Math.max(0, index - 2), index + 1));
  }
});

test("an entry that is set again counts as new, with the new value", () => {
  const map = makeBoundedMap<string, number>(4);
  map.set("one", 1);
  map.set("two", 2);
  map.set("three", 3);
  map.set("one", 11);
  map.set("four", 4);
  expect(["one", "two", "three", "four"].map(map.get)).toEqual([11, undefined, 3, 4]);
});
