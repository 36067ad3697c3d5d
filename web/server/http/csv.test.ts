import fc from "fast-check";
import { expect, test } from "vitest";
import { csvOf } from "./csv.ts";

test("a line for each row, ended as the standard wants it", () => {
  expect(
    csvOf([
      ["POS", "PLAYER"],
      ["T1", "Éva Ács"],
    ]),
  ).toBe("POS,PLAYER\r\nT1,Éva Ács\r\n");
  expect(csvOf([])).toBe("");
});

test.for([
  ["a comma", "Ace, Ana", '"Ace, Ana"'],
  ["quotes", 'Ana "Birdie" Ace', '"Ana ""Birdie"" Ace"'],
  ["a line break", "Ana\nAce", '"Ana\nAce"'],
  ["a formula", "=1+1", "'=1+1"],
  ["one behind a space", " =1+1", "' =1+1"],
  ["one that calls", "@SUM(A1)", "'@SUM(A1)"],
  ["one with a sign", "+1+cmd|' /C calc'!A0", "'+1+cmd|' /C calc'!A0"],
  ["one with a minus", "-2+3", "'-2+3"],
  ["one in quotes", '=HYPERLINK("x,y")', `"'=HYPERLINK(""x,y"")"`],
  ["one of full width", "＝1+1", "'＝1+1"],
  ["one that calls, of full width", "＠SUM(A1)", "'＠SUM(A1)"],
  ["a small one", "﹦1+1", "'﹦1+1"],
  ["a raised one", "⁺1+1", "'⁺1+1"],
  ["one behind nothing to see", "\u200B=1+1", "'\u200B=1+1"],
  ["one behind a soft hyphen", "\u00AD=1+1", "'\u00AD=1+1"],
  ["one behind a mark of direction", "\u202E\uFEFF =1+1", "'\u202E\uFEFF =1+1"],
  ["one behind a control character", "\u0001=1+1", "'\u0001=1+1"],
  ["one behind a semicolon that hides", "Ann;\u200B＝1+1", "Ann;\u200B'＝1+1"],
  ["a tab", "\t=1", "'\t'=1"],
  ["one behind a semicolon", "Ann;=1+1", "Ann;'=1+1"],
  ["one behind a tab in quotes", "Ann,\t@SUM(A1)", `"Ann,\t'@SUM(A1)"`],
  ["a name behind a semicolon", "Ace; Ana", "Ace; Ana"],
  ["under par", "-3", "-3"],
  ["over par", "+4", "+4"],
  ["nothing", "-", "-"],
  ["a name with a hyphen", "Ana-Maria", "Ana-Maria"],
] as const)("%s: %j", ([, text, written]) => {
  expect(csvOf([[text]])).toBe(`${written}\r\n`);
});

test("whatever stands in the cells comes back from them", () => {
  const row = fc.array(fc.string({ unit: "grapheme" }), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 5 }), (rows) => {
      const read = readCsv(csvOf(rows));
      expect(read.map((cells) => cells.length)).toEqual(rows.map((cells) => cells.length));
      read.forEach((cells, line) =>
        cells.forEach((text, at) => {
          // Apostrophes are also allowed, because they make it harmless.
          const plain = (one = "") => one.replaceAll("'", "");
          expect(plain(text)).toBe(plain(rows[line]?.[at]));
        }),
      );
    }),
  );
});

/** A separate reader, so that the test does not share mistakes with the writer. */
const readCsv = (text: string) => {
  const rows: Array<Array<string>> = [];
  let row: Array<string> = [];
  for (const [, quoted, bare = "", end] of text.matchAll(
    /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g,
  )) {
    row.push(quoted?.replaceAll('""', '"') ?? bare);
    if (end === ",") continue;
    rows.push(row);
    row = [];
  }
  return rows;
};
