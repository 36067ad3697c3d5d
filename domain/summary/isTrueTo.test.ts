import { expect, test } from "vitest";
import { playerNumber, someFacts } from "./examples.ts";
import { isTrueTo } from "./isTrueTo.ts";
import { markOf } from "./playerMarks.ts";

const ana = markOf(playerNumber(1));

test.for([
  `${ana} wins Spring Cup with -4 at Old Links.`,
  `One of the days! ${ana} needed 67 strokes. Nobody was better.`,
  `${ana}'s 67, sixty-seven strokes, was too good. “What a round!”`,
  `They played two rounds of net golf; ${ana} won by 2.`,
])("this text is true to the facts: %s", (text) => {
  expect(isTrueTo(text, someFacts)).toBe(true);
});

test.for([
  ["another number", `${ana} wins with -5.`],
  ["a number as a word", `${ana} made three birdies.`],
  ["another player", `${markOf(playerNumber(9))} wins with -4.`],
  ["a name that nobody gave", `${ana} beats Rory with -4.`],
  ["another course", `${ana} wins at Augusta with -4.`],
  ["a name that begins the text", `Rory beats ${ana} with -4.`],
  ["a name that begins a sentence", `${ana} wins with -4. Tiger is not far behind.`],
  ["a name after a colon", `The winner: Rory, with -4.`],
  ["a name in quotation marks", `${ana}, called "Ace", wins with -4.`],
  ["a name in the genitive", `${ana} wins with -4. Rory’s day will come.`],
  ["a number as a word beyond eighteen", `${ana} wins, thirty under par.`],
  ["a number of two words", `${ana} needed sixty-eight strokes.`],
  ["a dozen", `${ana} made a dozen birdies.`],
  ["a place that nobody has", `${ana} comes in seventeenth.`],
  ["a number that is only a part of another", `${ana} needed 6 strokes.`],
  ["a NUL", `${ana} wins with -4.\u0000`],
  ["a letter that turns the text round", `${ana} wins with -4.\u202e`],
  ["an address", `${ana} wins with -4, see https://evil.example`],
  ["an address without its beginning", `${ana} wins with -4, see evil.example`],
  ["an address of mails", `${ana} wins with -4, write to me@evil`],
  ["markup", `${ana} wins with -4 <b>`],
  ["a digit of another script", `${ana} wins by \u0667 strokes.`],
  ["a number in one sign", `${ana} wins by \u2177 strokes.`],
  ["more than anybody reads", `${ana} wins with -4. ${"What a day! ".repeat(200)}`],
] as const)("a text with %s is not true to the facts", ([, text]) => {
  expect(isTrueTo(text, someFacts)).toBe(false);
});
