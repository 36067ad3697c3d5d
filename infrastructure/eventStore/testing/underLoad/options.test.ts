import { CommanderError } from "commander";
import { expect, test } from "vitest";
import { readOptions } from "./options.ts";

test("without arguments the load is a million events on both stores", () => {
  expect(readOptions([])).toEqual({
    extent: { events: 1_000_000 },
    kills: 20,
    stores: ["postgres", "eventstoredb"],
  });
});

test("arguments choose the duration, the number of kills and the store", () => {
  const args = ["--seconds", "600", "--kills=0", "--store", "eventstoredb"];
  expect(readOptions(args)).toEqual({
    extent: { seconds: 600 },
    kills: 0,
    stores: ["eventstoredb"],
  });
});

const wrong = (option: string, value: string, why: string) =>
  `error: option '${option}' argument '${value}' is invalid. ${why}`;

test.for([
  ["--seconds=5x", wrong("--seconds <count>", "5x", "It must be a whole number from 1.")],
  ["--seconds=0", wrong("--seconds <count>", "0", "It must be a whole number from 1.")],
  ["--events=0", wrong("--events <count>", "0", "It must be a whole number from 1.")],
  ["--events=abc", wrong("--events <count>", "abc", "It must be a whole number from 1.")],
  ["--events=", wrong("--events <count>", "", "It must be a whole number from 1.")],
  ["--events=1e6", wrong("--events <count>", "1e6", "It must be a whole number from 1.")],
  ["--kills=-1", wrong("--kills <count>", "-1", "It must be a whole number from 0.")],
  ["--kills=NaN", wrong("--kills <count>", "NaN", "It must be a whole number from 0.")],
  [
    "--store=nonsense",
    wrong("--store <name>", "nonsense", "Allowed choices are postgres, eventstoredb."),
  ],
  ["--nonsense", "error: unknown option '--nonsense'"],
  ["--events", "error: option '--events <count>' argument missing"],
  [
    "--events=5 --seconds=5",
    "error: option '--seconds <count>' cannot be used with option '--events <count>'",
  ],
] as const)("%s is refused", ([args, sentence]) => {
  const output: Array<string> = [];
  expect(() => readOptions(args.split(" "), (text) => output.push(text))).toThrow(CommanderError);
  expect(output).toEqual([`${sentence}\n`]);
});
