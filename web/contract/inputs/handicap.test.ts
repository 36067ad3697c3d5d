import { Schema } from "effect";
import fc from "fast-check";
import { expect, test } from "vitest";
import { reading } from "../testing.ts";
import { HandicapInput, HandicapText } from "./handicap.ts";

const read = reading(HandicapInput);
const refused = "Handicap must be between 0 and 54";

test.each([
  { sent: 12.4, handicap: 12.4 },
  { sent: "12.4", handicap: 12.4 },
  { sent: " 12 ", handicap: 12 },
  { sent: "", handicap: null },
  { sent: null, handicap: null },
  { sent: 0, handicap: 0 },
  { sent: 54, handicap: 54 },
  { sent: "4.35", handicap: 4.4 },
  { sent: 4.35, handicap: 4.4 },
  { sent: 4.349, handicap: 4.3 },
  { sent: ".05", handicap: 0.1 },
  { sent: 1e-9, handicap: 0 },
  { sent: "12,4", handicap: 12.4 },
  { sent: "+2.1", handicap: -2.1 },
  { sent: "+2,1", handicap: -2.1 },
  { sent: "+0", handicap: 0 },
  { sent: -2.1, handicap: -2.1 },
  { sent: -10, handicap: -10 },
  { sent: "+10", handicap: -10 },
  { sent: "+1.25", handicap: -1.2 },
  { sent: -0.04, handicap: 0 },
])("the handicap $sent is read as $handicap", ({ sent, handicap }) => {
  expect(read(sent)).toBe(handicap);
});

test.each([-10.1, 54.01, "+10.1", "scratch", "1,5,0", "0x10", Number.NaN, true, [], {}])(
  "the handicap %s is refused",
  (sent) => {
    expect(read(sent)).toBe(refused);
  },
);

test.each(["-2.1", "-1", "−2,1", " - 2 "])("the text %j is asked about", (sent) => {
  expect(read(sent)).toBe("Write a plus handicap as +2.1");
});

test("a handicap is the same as a number and as a text, and has one decimal", () => {
  const hundredths = fc.integer({ min: 0, max: 5400 });
  fc.assert(
    fc.property(hundredths, (value) => {
      const handicap = read(value / 100);
      expect(read(String(value / 100))).toBe(handicap);
      expect(Number(handicap) * 10).toBeCloseTo(Math.floor((value + 5) / 10), 8);
    }),
  );
});

test("the profile form sends the handicap as a text", () => {
  expect([null, 7.5].map((handicap) => Schema.encodeSync(HandicapText)(handicap))).toEqual([
    "",
    "7.5",
  ]);
  expect(reading(HandicapText)("7.5")).toBe(7.5);
  expect(Schema.encodeSync(HandicapText)(-2.1)).toBe("+2.1");
});
