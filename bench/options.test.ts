import { expect, test } from "vitest";
import { readOptions, WrongOptions } from "./options.ts";

const rows = ["G1", "G1b", "skins"];

test("rows are taken in any case, and switches in any place", () => {
  expect(readOptions(["g1", "--quick", "G1B", "Skins"], rows)).toMatchObject({
    names: ["G1", "G1b", "skins"],
    pace: { isQuick: true },
    markdown: false,
    profile: false,
  });
});

test("without arguments it is the whole, thorough run", () => {
  expect(readOptions([], rows)).toMatchObject({ names: [], pace: { isQuick: false } });
});

test.for([
  [["nonsense", "G1"], "There is no row nonsense: there are G1, G1b, skins."],
  [["G0", "G1c"], "There is no row G0 or G1c: there are G1, G1b, skins."],
  [["--nonsense"], "There is no option --nonsense: there are --quick, --markdown, --profile."],
  [["--quick=yes"], "There is no option --quick=yes: there are --quick, --markdown, --profile."],
  [
    ["--quick", "--markdown"],
    "--markdown writes the table of one whole run: leave out the rows and --quick.",
  ],
  [
    ["G1", "--markdown"],
    "--markdown writes the table of one whole run: leave out the rows and --quick.",
  ],
] as const)("%j is refused in one sentence", ([args, sentence]) => {
  expect(() => readOptions(args, rows)).toThrow(new WrongOptions(sentence));
});
