import { expect, test } from "vitest";
import { printable } from "./printable.ts";

test.for([
  ["Ana\tscores\t1: -→4", "Ana\tscores\t1: -→4"],
  ["\u001B]0;pwned\u0007\u001B[2J", "\\u{1b}]0;pwned\\u{7}\\u{1b}[2J"],
  ["A\nB\u202Egnp", "A\\u{a}B\\u{202e}gnp"],
  ["\u009B31m\u200B\uFEFF", "\\u{9b}31m\\u{200b}\\u{feff}"],
  ["👩‍🦰 Zoë", "👩‍🦰 Zoë"],
] as const)("%j is printed as %j", ([line, printed]) => {
  expect(printable(line)).toBe(printed);
});
