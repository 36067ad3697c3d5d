import fc from "fast-check";
import { expect, test } from "vitest";
import { printable } from "./printable.ts";

test.for([
  ["a line break", "Ana\nStored: 70 strokes", "Ana\\u000aStored: 70 strokes"],
  ["a colour", "\u001b[31mRED", "\\u001b[31mRED"],
  ["the title of the window", "\u001b]0;mine\u0007", "\\u001b]0;mine\\u0007"],
  ["a control character of eight bits", "\u009b31m", "\\u009b31m"],
  ["letters turned around", "\u202egnp.\u202c", "\\u202egnp.\\u202c"],
  ["letters set apart", "\u2066a\u2069", "\\u2066a\\u2069"],
  [
    "characters that cannot be seen",
    "A\u200bn\u00ada\ufeff\u2060\u3164",
    "A\\u200bn\\u00ada\\ufeff\\u2060\\u3164",
  ],
  ["the ends of lines and paragraphs", "a\u2028b\u2029", "a\\u2028b\\u2029"],
  ["tags beyond the first plane", "a\u{e0041}", "a\\udb40\\udc41"],
])("%s is written as escapes", ([, text, shown]) => expect(printable(text ?? "")).toBe(shown));

test.for(["Søren Ó Briain", "李 小龙", "محمد", "1: -→4\t2: 3", "50 % – “done”", "⛳", ""])(
  "%s is unchanged",
  (text) => expect(printable(text)).toBe(text),
);

test("escaped JSON has the same value", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      expect(JSON.parse(printable(JSON.stringify(text)))).toBe(text);
    }),
  );
});
