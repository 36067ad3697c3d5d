import { expect, test } from "vitest";
import { readOptions, WrongOptions } from "./options.ts";

const rows = ["P1", "P1b", "skins"];

test("rows are taken in any case, and switches in any place", () => {
  expect(
    readOptions(["p1", "--quick", "P1B", "--viewers", "50", "Skins", "--public"], rows),
  ).toMatchObject({
    names: ["P1", "P1b", "skins"],
    pace: { rounds: 3, growth: 10, viewers: 50, isPublic: true },
    isProfiled: false,
  });
});

test("without arguments it is the whole, thorough run", () => {
  expect(readOptions([], rows)).toMatchObject({
    names: [],
    pace: { rounds: 5, seconds: 10, growth: 100, viewers: 5000, isPublic: false },
  });
});

test.for([
  [["nonsense", "P1"], "There is no row nonsense: there are P1, P1b, skins."],
  [["P0", "P1c"], "There is no row P0 or P1c: there are P1, P1b, skins."],
  [["--viewers", "many"], "--viewers must be a whole number from 1 on, not many."],
  [["--viewers=0"], "--viewers must be a whole number from 1 on, not 0."],
] as const)("%j is refused in one sentence", ([args, sentence]) => {
  expect(() => readOptions(args, rows)).toThrow(new WrongOptions(sentence));
});

test.for([["--nonsense"], ["--quick=yes"], ["--viewers"]])("%j is refused", (args) => {
  expect(() => readOptions(args, rows)).toThrow(WrongOptions);
});
