import { Schema } from "effect";
import { sentence } from "./inputs/sentence.ts";

/** What stands between the cells of a file: a spreadsheet expects the one of its country. */
export const CsvSeparator = Schema.Literals(["comma", "semicolon"]).pipe(
  sentence("Separator must be comma or semicolon"),
);
export type CsvSeparator = typeof CsvSeparator.Type;

const FileFormat = Schema.Literals(["csv", "xlsx"]).pipe(sentence("Format must be csv or xlsx"));

/** In which form a list comes as a file; by default as CSV with commas. */
export const listFileQuery = {
  format: Schema.optionalKey(FileFormat),
  separator: Schema.optionalKey(CsvSeparator),
};

export interface ListFileQuery {
  readonly format?: "csv" | "xlsx";
  readonly separator?: CsvSeparator;
}
