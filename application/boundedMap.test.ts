import { expect, test } from "vitest";
import { makeBoundedMap } from "./boundedMap.ts";

test("what was set longest ago is forgotten first", () => {
  const map = makeBoundedMap<string, number>(2);
  map.set("one", 1);
  map.set("two", 2);
  map.set("one", 11);
  map.set("three", 3);
  expect(["one", "two", "three"].map(map.get)).toEqual([11, undefined, 3]);
});
