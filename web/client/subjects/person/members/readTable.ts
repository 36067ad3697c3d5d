import { parse } from "papaparse";
import { decodeText } from "./decodeText.ts";

/** A table as it stands in a file: the first row names the columns. */
export interface ReadTable {
  readonly heads: ReadonlyArray<string>;
  readonly rows: ReadonlyArray<ReadonlyArray<string>>;
}

/** The sentence about a file that cannot be read. */
export type Refusal = string;

const LARGEST = 10_000_000;

const OTHER_LETTERS =
  'The letters of this file cannot be told for sure. Please save it as "CSV UTF-8" or as .xlsx.';
const NO_WORKBOOK = "This file cannot be read. Please save it as .xlsx or as CSV.";

/** Reads a file that a spreadsheet has saved. */
export const readFile = async (file: File): Promise<ReadTable | Refusal> => {
  if (file.size > LARGEST) return "This file is larger than 10 MB";
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (startsWith(bytes, zip)) return readWorkbook(file);
  if (startsWith(bytes, oldWorkbook)) return "Please save this workbook as .xlsx or as CSV.";
  const text = decodeText(bytes);
  return text === null ? OTHER_LETTERS : readText(text);
};

const zip = [0x50, 0x4b, 0x03, 0x04];
const oldWorkbook = [0xd0, 0xcf, 0x11, 0xe0];

const startsWith = (bytes: Uint8Array, signature: ReadonlyArray<number>) =>
  signature.every((byte, index) => bytes[index] === byte);

/** Reads what was pasted, or the text of a file: between cells stands a comma, semicolon or tab. */
export const readText = (text: string): ReadTable | Refusal => {
  const { data } = parse<Array<string>>(text.replace(/^\uFEFF/u, ""), {
    delimitersToGuess: ["\t", ";", ",", "|"],
    skipEmptyLines: "greedy",
  });
  return tableOf(data);
};

/** Of a workbook the first sheet is read. */
const readWorkbook = async (file: File): Promise<ReadTable | Refusal> => {
  const { readSheet } = await import("read-excel-file/universal");
  try {
    const rows = await readSheet(file);
    return tableOf(rows.map((row) => row.map(cellText)));
  } catch {
    return NO_WORKBOOK;
  }
};

const DAY = 10;

const cellText = (cell: unknown): string => {
  if (cell instanceof Date) return cell.toISOString().slice(0, DAY);
  return typeof cell === "string" || typeof cell === "number" ? String(cell) : "";
};

const tableOf = (lines: ReadonlyArray<ReadonlyArray<string>>): ReadTable | Refusal => {
  const filled = lines
    // A file of ours keeps a plus handicap from becoming a number by an apostrophe before it.
    .map((line) => line.map((cell) => cell.trim().replace(/^'(?=[+\-=@])/u, "")))
    .filter((line) => line.some((cell) => cell !== ""));
  const [heads = [], ...rows] = filled;
  if (rows.length === 0) {
    return "Nothing to read here: the first row names the columns, and each row below is a member.";
  }
  return { heads, rows };
};
