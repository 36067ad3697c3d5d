import { Schema } from "effect";
import { sentence } from "./inputs/sentence.ts";

/** What stands between the cells of a file: a spreadsheet expects the one of its country. */
export const CsvSeparator = Schema.Literals(["comma", "semicolon"]).pipe(
  sentence("Separator must be comma or semicolon"),
);
export type CsvSeparator = typeof CsvSeparator.Type;
