import { expect, test } from "vitest";
import { letters, textOf } from "./letters.ts";

test.for([
  ["Łukasz Wiśniewski", "Poland"],
  ["Gökhan Şimşek İpek", "Turkey"],
  ["Őrsi Kővágó", "Hungary"],
  ["Žižka Čech Řehoř", "Czechia"],
  ["Ștefan Țepeș", "Romania"],
  ["Ærø Åström Þór Ðal", "the north"],
  ["Zoë O’Shea Muñoz-Garção", "the west"],
])("%s of %s is written in one font", ([name]) => {
  const written = new Set(textOf(letters.western) + textOf(letters.eastern));
  expect(Array.from(name ?? "").filter((letter) => !written.has(letter))).toEqual([]);
});

test("a letter is in one file of a font alone, so that a page fetches no second one for it", () => {
  const western = new Set(textOf(letters.western));
  expect(Array.from(textOf(letters.eastern)).filter((letter) => western.has(letter))).toEqual([]);
});
