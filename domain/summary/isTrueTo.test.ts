import { expect, test } from "vitest";
import { playerNumber, someFacts } from "./examples.ts";
import { isTrueTo } from "./isTrueTo.ts";
import { markOf } from "./playerMarks.ts";

const ana = markOf(playerNumber(1));

test.for([
  `${ana} wins Spring Cup with -4 at Old Links.`,
  `One of the days! ${ana} needed 67 strokes. Nobody was better.`,
  `They played two rounds of net golf; ${ana} won by 2.`,
])("%s", (text) => {
  expect(isTrueTo(text, someFacts)).toBe(true);
});

test.for([
  ["another number", `${ana} wins with -5.`],
  ["a number as a word", `${ana} made three birdies.`],
  ["another player", `${markOf(playerNumber(9))} wins with -4.`],
  ["a name that nobody gave", `${ana} beats Rory with -4.`],
  ["another course", `${ana} wins at Augusta with -4.`],
  ["a number that is only a part of another", `${ana} needed 6 strokes.`],
] as const)("not true: %s", ([, text]) => {
  expect(isTrueTo(text, someFacts)).toBe(false);
});
