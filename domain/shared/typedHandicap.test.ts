import fc from "fast-check";
import { expect, test } from "vitest";
import { readHandicap } from "./typedHandicap.ts";
import { handicapText } from "./writtenHandicap.ts";

test.for([
  ["12,4", 12.4],
  ["+2.1", -2.1],
  ["+2,1", -2.1],
  ["+0", 0],
  ["0.0", 0],
] as const)("the handicap %s is kept as %d", ([typed, value]) => {
  expect(readHandicap(typed)).toMatchObject({ kind: "number", value });
});

test("a minus sign is asked about, because it could mean either", () => {
  expect(["-2.1", "−2", "- 0"].map((typed) => readHandicap(typed).kind)).toEqual([
    ...["minus", "minus", "minus"],
  ]);
});

test("a handicap that is shown can be typed so", () => {
  const tenths = fc.integer({ min: -100, max: 540 });
  fc.assert(
    fc.property(tenths, (index) => {
      expect(readHandicap(handicapText(index / 10))).toMatchObject({ value: index / 10 });
    }),
  );
  expect([-2.1, 0, 7].map(handicapText)).toEqual(["+2.1", "0.0", "7.0"]);
});
