import fc from "fast-check";
import { expect, test } from "vitest";
import { isBlank, isOneLine, isSeveralLines } from "./characters.ts";

test.for([
  "Ana-María O'Hara Jr.",
  "Þórður Ægir",
  "נועה כהן",
  "محمد علي",
  "نام\u200Cخانوادگی",
  "ක්\u200Dෂ",
  "葛\u{E0100}城",
  "Golf 🏌️‍♀️ 👨‍👩‍👧",
  "Scots 🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}",
  "e\u0301clair",
  "a\u00A0b",
])("%j is accepted in one line and in several lines", (text) => {
  expect([isOneLine(text), isSeveralLines(text)]).toEqual([true, true]);
});

const named = (code: number): [name: string, code: number] => [
  `U+${code.toString(16).padStart(4, "0").toUpperCase()}`,
  code,
];
const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, offset) => named(first + offset));

test.for([
  ...range(0x00, 0x08),
  ...range(0x0b, 0x1f),
  ...range(0x7f, 0x9f),
  ...range(0x202a, 0x202e),
  ...range(0x2066, 0x2069),
  ...[0x200e, 0x200f, 0x061c, 0x200b, 0x2060, 0xfeff, 0x00ad, 0x180e, 0x3164, 0xfffa].map(named),
  ...[0xd83d, 0xdc68].map(named),
])("a text with %s is not accepted", ([, code]) => {
  const text = `A${String.fromCharCode(code)}na`;
  expect([isOneLine(text), isSeveralLines(text)]).toEqual([false, false]);
});

test.for(["\n", "\t", "\u2028", "\u2029"])("%j is accepted only in several lines", (character) => {
  const text = `Ana${character}Ben`;
  expect([isOneLine(text), isSeveralLines(text)]).toEqual([false, true]);
});

/** Line separators and the fillers of Hangul, which Unicode counts as letters: see above. */
const notToBeSeen = /[\u2028\u2029\u115F\u1160\u3164\uFFA0]/u;

test("letters of every script are accepted", () => {
  const unit = fc
    .string({ unit: "grapheme", minLength: 1, maxLength: 1 })
    .filter((letter) => !notToBeSeen.test(letter));
  fc.assert(
    fc.property(fc.string({ unit }), (text) => {
      expect([isOneLine(text), isSeveralLines(text)]).toEqual([true, true]);
    }),
    { numRuns: 1000 },
  );
});

test("a text without a visible character is blank", () => {
  expect(["", " ", "\u200D", "\u3164", "\u00A0\u200B"].filter(isBlank)).toHaveLength(5);
  expect(["a", " a ", "🏌️‍♀️", "-"].filter(isBlank)).toEqual([]);
});
