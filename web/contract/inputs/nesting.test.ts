import fc from "fast-check";
import { expect, test } from "vitest";
import { isTooDeep } from "./nesting.ts";

const depthOf = (value: unknown): number =>
  typeof value === "object" && value !== null
    ? 1 + Math.max(0, ...Object.values(value).map(depthOf))
    : 0;

/** Alternating lists and objects, with brackets in the names too. */
const within = (levels: number, value: unknown): unknown =>
  levels === 0 ? value : within(levels - 1, levels % 2 === 0 ? [value, "}"] : { '[{"': value });

test("JSON is too deep when more than 20 lists and objects are inside each other", () => {
  const anyJson = fc
    .tuple(fc.integer({ min: 10, max: 25 }), fc.jsonValue({ maxDepth: 4 }))
    .map(([levels, value]) => within(levels, value));
  fc.assert(
    fc.property(anyJson, fc.constantFrom(undefined, 2), (value, indent) => {
      expect(isTooDeep(JSON.stringify(value, null, indent))).toBe(depthOf(value) > 20);
    }),
  );
  const twenty = within(20, 1);
  expect([twenty, [twenty]].map((value) => isTooDeep(JSON.stringify(value)))).toEqual([
    false,
    true,
  ]);
});

test("the depth of text that is no JSON is checked, too", () => {
  expect(isTooDeep("[".repeat(21))).toBe(true);
  const harmless = [`"${"[".repeat(21)}`, `"\\"${"[".repeat(21)}`, "]".repeat(99), ""];
  expect(harmless.filter(isTooDeep)).toEqual([]);
});
