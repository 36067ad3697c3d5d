import { parse } from "papaparse";

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

/**
 * The text in the bytes of a file. Null if its letters cannot be told for sure: a name is rather
 * not taken than stored broken.
 */
export const decodeText = (bytes: Uint8Array): string | null => {
  const marked = marks.find(({ mark }) => mark.every((byte, index) => bytes[index] === byte));
  if (marked) return readable(decodedAs(marked.encoding, bytes.subarray(marked.mark.length)));
  const wide = unmarkedUtf16(bytes);
  if (wide) return readable(decodedAs(wide, bytes));
  return readable(decodedAs("utf-8", bytes) ?? ofOneByteEach(bytes));
};

const marks = [
  { mark: [0xef, 0xbb, 0xbf], encoding: "utf-8" },
  { mark: [0xff, 0xfe], encoding: "utf-16le" },
  { mark: [0xfe, 0xff], encoding: "utf-16be" },
];

const decodedAs = (encoding: string, bytes: Uint8Array): string | null => {
  try {
    return new TextDecoder(encoding, { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
};

/** In the text of a table nearly every second byte is zero. */
const unmarkedUtf16 = (bytes: Uint8Array) => {
  const zeros = [0, 0];
  for (const [index, byte] of bytes.entries()) {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  }
  const [even = 0, odd = 0] = zeros;
  const most = bytes.length / 5;
  if (odd > most && even === 0) return "utf-16le";
  return even > most && odd === 0 ? "utf-16be" : null;
};

/** Control characters and the sign for a broken letter show that it was something else. */
const readable = (text: string | null) =>
  text === null || /[\uFFFD\p{Cc}]/u.test(text.replaceAll(/[\t\r\n]/gu, "")) ? null : text;

/**
 * The letters beyond English that names have, in the languages that wrote files in these encodings
 * of Windows. Letters that are too rare in names to tell anything are left out.
 */
const western = "àáâãäåæçèéêëìíîïñòóôõöøùúûüýÿœšžßðþ";
const central = "áâäăąćčçďđéęëěíîłľńňóôőöřśšşťţúůűüýźżžß";

/** No letters, but found in lists of people. */
const signs = "€–—‘’“”„…´°§·«»\u00A0";

/**
 * Windows-1252 and Windows-1250 give most bytes different letters, so that "Łukasz" reads as
 * "£ukasz" in the other one. A letter that names have in one of them alone decides; if no letter
 * does, both have to read the same.
 */
const ofOneByteEach = (bytes: Uint8Array): string | null => {
  if (mayBeMacintosh(bytes)) return null;
  const [west, middle] = [decodedAs("windows-1252", bytes), decodedAs("windows-1250", bytes)];
  const isWest = west !== null && isMadeOf(west, western);
  const isMiddle = middle !== null && isMadeOf(middle, central);
  if (isWest && isMiddle) return west === middle ? west : null;
  if (isWest) return west;
  return isMiddle ? middle : null;
};

/** The letters of a Macintosh of old stand where Windows has a few rare ones and signs. */
const mayBeMacintosh = (bytes: Uint8Array) => {
  const beyond = bytes.filter((byte) => byte >= 0x80);
  return beyond.some((byte) => rareLetters.has(byte)) && !beyond.some((byte) => byte >= 0xa1);
};

/** Š, Ś, Ť, Ž and Ź, great and small. */
const rareLetters = new Set([0x8a, 0x8c, 0x8d, 0x8e, 0x8f, 0x9a, 0x9c, 0x9d, 0x9e, 0x9f]);

const isMadeOf = (text: string, letters: string) => {
  const [small, great] = [new Set(letters), new Set(letters.toUpperCase())];
  const isKnown = (letter: string, before: string) =>
    letter <= "\u007F" ||
    small.has(letter) ||
    signs.includes(letter) ||
    // No name has a capital with an accent behind a small letter.
    (great.has(letter) && !/\p{Ll}/u.test(before));
  return Array.from(text).every((letter, index, all) => isKnown(letter, all[index - 1] ?? ""));
};
