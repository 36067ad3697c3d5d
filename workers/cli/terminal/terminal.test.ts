import { Console, Effect } from "effect";
import { expect, onTestFinished, test, vi } from "vitest";
import { printableLines, toTerminal } from "./terminal.ts";

const name = "Ana\nStored: 1 stroke\u001b[31m\u202e";
const shown = "Ana\\u000aStored: 1 stroke\\u001b[31m\\u202e";

const ways = [
  { kind: "log", print: Console.log },
  { kind: "info", print: Console.info },
  { kind: "warn", print: Console.warn },
  { kind: "error", print: Console.error },
] as const;

test.for(ways)(
  "texts that people typed are printed in one line without control characters: $kind",
  async ({ kind, print }) => {
    const printed = vi.spyOn(console, kind).mockImplementation(() => {});
    onTestFinished(() => printed.mockRestore());
    await Effect.runPromise(toTerminal(print(`10:00\t${name}`)));
    expect(printed.mock.calls).toEqual([[`10:00\t${shown}`]]);
  },
);

test("numbers and objects are printed unchanged", async () => {
  const printed = vi.spyOn(console, "log").mockImplementation(() => {});
  onTestFinished(() => printed.mockRestore());
  await Effect.runPromise(toTerminal(Console.log("100 % of", 7, { strokes: 4 })));
  expect(printed.mock.calls).toEqual([["100 % of 7 { strokes: 4 }"]]);
});

test("line breaks of the program are printed", () => {
  expect(printableLines("Usage: golf\n  status\u202e\n")).toBe("Usage: golf\n  status\\u202e\n");
});
