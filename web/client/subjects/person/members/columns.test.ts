import fc from "fast-check";
import { afterEach, expect, test, vi } from "vitest";
import writeWorkbook from "write-excel-file/node";
import { fakeStorage } from "../../../device/testing.ts";
import { cellsOf, columnsFor, guessColumns, isHandicapsAlone, rememberColumns } from "./columns.ts";
import { type ReadTable, readFile, readText } from "./readTable.ts";

afterEach(() => vi.unstubAllGlobals());

test("columns are guessed from what clubs call them, and none is taken twice", () => {
  expect(
    guessColumns([
      "Member No.",
      "Surname",
      "First Name",
      "E-Mail",
      "HCP",
      "D.O.B.",
      "Club",
      "Locker",
    ]),
  ).toEqual([
    ...["memberNumber", "lastName", "firstName", "email", "handicap", "birthYear", "homeClub"],
    null,
  ]);
  expect(guessColumns(["Handicap Index", "WHS_Index", "Name"])).toEqual(["handicap", null, "name"]);
});

test("columns that were chosen are remembered for files with the same heads", () => {
  vi.stubGlobal("localStorage", fakeStorage());
  const heads = ["Nr", "Vorname"];
  expect(columnsFor(heads)).toEqual([null, null]);
  rememberColumns(heads, ["memberNumber", "firstName"]);
  expect(columnsFor(heads)).toEqual(["memberNumber", "firstName"]);
  expect(columnsFor(["Nr", "Nachname"])).toEqual([null, null]);
});

test("a whole name is taken apart", () => {
  const partsOf = (name: string) => cellsOf({ heads: ["Name"], rows: [[name]] }, ["name"])[0];
  expect(partsOf("Ace, Ana Maria")).toEqual({ firstName: "Ana Maria", lastName: "Ace" });
  expect(partsOf("Ana Maria Ace")).toEqual({ firstName: "Ana Maria", lastName: "Ace" });
  expect(partsOf("Ronaldinho")).toEqual({ lastName: "Ronaldinho" });
});

test("a file with numbers and handicaps alone is one of handicaps", () => {
  expect(isHandicapsAlone(["memberNumber", null, "handicap"])).toBe(true);
  expect(isHandicapsAlone(["memberNumber", "lastName", "handicap"])).toBe(false);
  expect(isHandicapsAlone(["memberNumber"])).toBe(false);
});

test("pasted rows, and files with semicolons, commas and quotes are read", () => {
  const table = { heads: ["First", "Last"], rows: [["Ana", 'Ace; of "Clubs"']] };
  expect(readText('First\tLast\nAna\t"Ace; of ""Clubs"""')).toEqual(table);
  expect(readText('First;Last\r\n\r\nAna;"Ace; of ""Clubs"""\r\n;\r\n')).toEqual(table);
  expect(readText('First,Last\nAna,"Ace; of ""Clubs"""')).toEqual(table);
  expect(readText("First;Last")).toBe(
    "Nothing to read here: the first row names the columns, and each row below is a member.",
  );
});

test("a file that is neither text nor workbook is refused with a sentence", async () => {
  const fileOf = (...bytes: ReadonlyArray<number>) => new File([new Uint8Array(bytes)], "members");
  expect(await readFile(fileOf(0x50, 0x4b, 0x03, 0x04, 0x00))).toBe(
    "This file cannot be read. Please save it as .xlsx or as CSV.",
  );
  expect(await readFile(fileOf(0xd0, 0xcf, 0x11, 0xe0))).toBe(
    "Please save this workbook as .xlsx or as CSV.",
  );
  expect(await readFile(fileOf(0x41, 0xff, 0x00))).toBe(
    'The letters of this file cannot be told for sure. Please save it as "CSV UTF-8" or as .xlsx.',
  );
});

test("of a workbook the first sheet is read, with numbers and days as texts", async () => {
  const born = new Date("1962-05-01T00:00:00.000Z");
  const cells = [
    ["Member No", "First name", "HCP", "Born"],
    [815, "Łukasz", 12.4, { value: born, type: Date, format: "yyyy-mm-dd" }],
    ["0816", "Ana", "+1.2", null],
  ];
  const file = new File([new Uint8Array(await writeWorkbook(cells).toBuffer())], "members.xlsx");
  expect(await readFile(file)).toEqual({
    heads: ["Member No", "First name", "HCP", "Born"],
    rows: [
      ["815", "Łukasz", "12.4", "1962-05-01"],
      ["0816", "Ana", "+1.2", ""],
    ],
  });
});

test("a plus handicap in a file of ours is read without its apostrophe", () => {
  expect(readText("Email,Handicap\na@b.example,'+1.2")).toMatchObject({
    rows: [["a@b.example", "+1.2"]],
  });
});

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;

test("whatever stands in the cells of a file is read as it was written", () => {
  const cell = fc.string({ unit: "grapheme" }).map((text) => text.trim());
  const rows = fc.array(fc.tuple(fc.constant("x"), cell, cell), { minLength: 1 });
  fc.assert(
    fc.property(rows, fc.constantFrom(";", ",", "\t"), (written, sign) => {
      const lines = [["one", "two", "three"], ...written].map((row) => row.map(quoted).join(sign));
      const read = readText(lines.join("\r\n")) as ReadTable;
      expect(read.rows).toEqual(written);
    }),
  );
});
