/**
 * Writes rows of texts as a spreadsheet file (RFC 4180). The cells of a row are those of the
 * heading.
 */
export const csvOf = (rows: ReadonlyArray<ReadonlyArray<string>>): string =>
  rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("");

const cell = (text: string) => {
  const harmless = (startsFormula(text) ? `'${text}` : text).replace(behindSeparator, "$1'");
  return /[",\r\n]/u.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
};

/** Characters that a spreadsheet ignores at the beginning of a cell. */
const unseen = String.raw`[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]*`;

/**
 * Includes variants of other widths and heights, which some spreadsheets treat like the plain
 * characters.
 */
const sign = String.raw`[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\uFE66\uFE62\uFE63\uFE6B\u207A-\u207C\u208A-\u208C\u2212]`;

/** In many countries a semicolon separates cells, even within quotes. */
const behindSeparator = new RegExp(`([;\\t]${unseen})(?=${sign})`, "gu");

const formula = new RegExp(String.raw`^${unseen}${sign}|^[\t\r\n]`, "u");

/**
 * Spreadsheets execute texts that begin like a formula, even the name of a player. An apostrophe
 * before them prevents this (https://owasp.org/www-community/attacks/CSV_Injection). "-3", "+4" and
 * a single "-" stay.
 */
const startsFormula = (text: string) =>
  formula.test(text) && !/^(?:[+-]?\d+(?:\.\d+)?|-)$/u.test(text);
