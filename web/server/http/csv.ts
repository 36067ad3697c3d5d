import type { CsvSeparator } from "../../contract/listFile.ts";

/** Of a file for spreadsheets; null is empty. */
export type Cell = string | number | null;

/**
 * Writes rows as a spreadsheet file (RFC 4180). The cells of a row are those of the
 * heading. Without the byte order mark some spreadsheets take the accents for other letters.
 */
export const csvOf = (
  rows: ReadonlyArray<ReadonlyArray<Cell>>,
  separator: CsvSeparator = "comma",
): string => {
  const sign = signs[separator];
  const lines = rows.map((row) =>
    row.map((each) => cell(String(each ?? ""), separator)).join(sign),
  );
  return ["\uFEFF", ...lines.map((line) => `${line}\r\n`)].join("");
};

const signs: Readonly<Record<CsvSeparator, string>> = { comma: ",", semicolon: ";" };

const cell = (text: string, separator: CsvSeparator) => {
  const plain = startsFormula(text) ? `'${text}` : text;
  const harmless = plain.replace(behindOther[separator], "$1'");
  const isQuoted = harmless.includes(signs[separator]) || /["\r\n]/u.test(harmless);
  return isQuoted ? `"${harmless.replaceAll('"', '""')}"` : harmless;
};

/** Characters that a spreadsheet ignores at the beginning of a cell. */
const unseen = String.raw`[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]*`;

/**
 * Includes variants of other widths and heights, which some spreadsheets treat like the plain
 * characters.
 */
const sign = String.raw`[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\uFE66\uFE62\uFE63\uFE6B\u207A-\u207C\u208A-\u208C\u2212]`;

/**
 * A spreadsheet of another country takes the other sign for the separator, even within the quotes
 * of this one.
 */
const behindOther: Readonly<Record<CsvSeparator, RegExp>> = {
  comma: new RegExp(`([;\\t]${unseen})(?=${sign})`, "gu"),
  semicolon: new RegExp(`([,\\t]${unseen})(?=${sign})`, "gu"),
};

const formula = new RegExp(String.raw`^${unseen}${sign}|^[\t\r\n]`, "u");

/**
 * Spreadsheets execute texts that begin like a formula, even the name of a player. An apostrophe
 * before them prevents this (https://owasp.org/www-community/attacks/CSV_Injection). "-3", "+4" and
 * a single "-" stay. A plus handicap gets the apostrophe, too: a spreadsheet would drop its sign.
 */
const startsFormula = (text: string) =>
  formula.test(text) && !/^(?:[+-]?\d+|-\d+\.\d+|-)$/u.test(text);
