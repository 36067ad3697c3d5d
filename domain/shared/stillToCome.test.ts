import { expect, test } from "vitest";
import { isStillToCome } from "./stillToCome.ts";

const now = "2026-06-06T09:30:00";

test.each([
  [null, true],
  ["2026-06-06", true],
  ["2026-06-05", false],
  ["2026-06-06T09:30:00", false],
  ["2026-06-06T09:30:01", true],
])("whether a start at %s is still to come: %s", (start, expected) => {
  expect(isStillToCome(start, now)).toBe(expected);
});
