import { expect, test } from "vitest";
import { filterNamed, pageNumbered } from "./choose.ts";

test.each([
  ["active", "active"],
  ["ongoing", "active"],
  ["cancelled", "cancelled"],
  ["nonsense", "all"],
  [null, "all"],
])("the address's filter %s means %s", (name, filter) => {
  expect(filterNamed(name)).toBe(filter);
});

test.each([
  ["3", 2],
  ["1", 0],
  [null, 0],
  ["0", 0],
  ["-4", 0],
  ["2.5", 0],
  ["last", 0],
])("the address's page %s is counted %i", (text, page) => {
  expect(pageNumbered(text)).toBe(page);
});
