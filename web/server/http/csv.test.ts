import fc from "fast-check";
import { expect, test } from "vitest";
import { csvOf } from "./csv.ts";

const mark = "\uFEFF";

test("a file begins with a byte order mark, and each row becomes a line that ends with a carriage return and a line feed", () => {
  expect(
    csvOf([
      ["POS", "PLAYER"],
      ["T1", "Éva Ács"],
    ]),
  ).toBe(`${mark}POS,PLAYER\r\nT1,Éva Ács\r\n`);
  expect(csvOf([])).toBe(mark);
});

test.for([
  ["a comma", "Ace, Ana", '"Ace, Ana"'],
  ["quotes", 'Ana "Birdie" Ace', '"Ana ""Birdie"" Ace"'],
  ["a line break", "Ana\nAce", '"Ana\nAce"'],
  ["a formula", "=1+1", "'=1+1"],
  ["a formula behind a space", " =1+1", "' =1+1"],
  ["a formula that calls a function", "@SUM(A1)", "'@SUM(A1)"],
  ["a formula with a plus sign", "+1+cmd|' /C calc'!A0", "'+1+cmd|' /C calc'!A0"],
  ["a formula with a minus sign", "-2+3", "'-2+3"],
  ["a formula with quotes", '=HYPERLINK("x,y")', `"'=HYPERLINK(""x,y"")"`],
  ["a formula with a full-width sign", "＝1+1", "'＝1+1"],
  ["a formula that calls a function with a full-width sign", "＠SUM(A1)", "'＠SUM(A1)"],
  ["a formula with a small sign", "﹦1+1", "'﹦1+1"],
  ["a formula with a superscript sign", "⁺1+1", "'⁺1+1"],
  ["a formula behind an invisible character", "\u200B=1+1", "'\u200B=1+1"],
  ["a formula behind a soft hyphen", "\u00AD=1+1", "'\u00AD=1+1"],
  ["a formula behind a mark of direction", "\u202E\uFEFF =1+1", "'\u202E\uFEFF =1+1"],
  ["a formula behind a control character", "\u0001=1+1", "'\u0001=1+1"],
  [
    "a formula behind a semicolon and an invisible character",
    "Ann;\u200B＝1+1",
    "Ann;\u200B'＝1+1",
  ],
  ["a tab", "\t=1", "'\t'=1"],
  ["a formula behind a semicolon", "Ann;=1+1", "Ann;'=1+1"],
  ["a formula behind a tab in quotes", "Ann,\t@SUM(A1)", `"Ann,\t'@SUM(A1)"`],
  ["a name behind a semicolon", "Ace; Ana", "Ace; Ana"],
  ["a score under par", "-3", "-3"],
  ["a score over par", "+4", "+4"],
  ["a plus handicap, whose sign a spreadsheet would drop", "+1.2", "'+1.2"],
  ["a dash", "-", "-"],
  ["a name with a hyphen", "Ana-Maria", "Ana-Maria"],
] as const)("a cell with %s is written so that no program runs it: %j", ([, text, written]) => {
  expect(csvOf([[text]])).toBe(`${mark}${written}\r\n`);
});

test.for([
  ["cells", ["POS", "Ace, Ana"], "POS;Ace, Ana"],
  ["a semicolon", ["Ace; Ana"], '"Ace; Ana"'],
  ["a formula behind a comma", ["Ann, =1+1"], "Ann, '=1+1"],
  ["a formula behind a semicolon in quotes", ["Ann;=1+1"], '"Ann;=1+1"'],
] as const)("with semicolons a row with %s is written for the other countries", ([, row, line]) => {
  expect(csvOf([row], "semicolon")).toBe(`${mark}${line}\r\n`);
});

test.for([
  ["comma", ","],
  ["semicolon", ";"],
] as const)("every text of a cell is read back as it was written: %s", ([separator, sign]) => {
  const row = fc.array(fc.string({ unit: "grapheme" }), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 5 }), (rows) => {
      const read = readCsv(csvOf(rows, separator), sign);
      expect(read.map((cells) => cells.length)).toEqual(rows.map((cells) => cells.length));
      read.forEach((cells, line) =>
        cells.forEach((text, at) => {
          // The reader also accepts apostrophes, because they make a formula harmless.
          const plain = (one = "") => one.replaceAll("'", "");
          expect(plain(text)).toBe(plain(rows[line]?.[at]));
        }),
      );
    }),
  );
});

/** A separate reader, so that the test does not share mistakes with the writer. */
const readCsv = (text: string, sign: "," | ";") => {
  const rows: Array<Array<string>> = [];
  let row: Array<string> = [];
  const cells = new RegExp(`(?:"((?:[^"]|"")*)"|([^"${sign}\\r\\n]*))(${sign}|\\r\\n)`, "g");
  for (const [, quoted, bare = "", end] of text.replace(mark, "").matchAll(cells)) {
    row.push(quoted?.replaceAll('""', '"') ?? bare);
    if (end === sign) continue;
    rows.push(row);
    row = [];
  }
  return rows;
};
