/** Rows of texts as a spreadsheet file (RFC 4180). The cells of a row are those of the heading. */
export const csvOf = (rows: ReadonlyArray<ReadonlyArray<string>>): string =>
  rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("");

const cell = (text: string) => {
  const harmless = (startsFormula(text) ? `'${text}` : text).replace(behindSeparator, "$1'");
  return /[",\r\n]/u.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
};

/** In many countries spreadsheets begin a cell behind a semicolon, within quotes too. */
const behindSeparator = /([;\t]\s*)(?=[=+\-@])/gu;

/**
 * Spreadsheets run what begins like a formula, also when a player is called so. An apostrophe makes
 * it a text (https://owasp.org/www-community/attacks/CSV_Injection). "-3", "+4" and a lone "-" stay.
 */
const startsFormula = (text: string) =>
  /^\s*[=+\-@]|^[\t\r\n]/u.test(text) && !/^(?:[+-]?\d+(?:\.\d+)?|-)$/u.test(text);
