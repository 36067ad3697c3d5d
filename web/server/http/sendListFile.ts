import type { FastifyReply } from "fastify";
import type { ListFileQuery } from "../../contract/listFile.ts";
import { type Cell, csvOf } from "./csv.ts";
import { plainName } from "./plainName.ts";

export interface ListFile {
  /** "Summer Open participants"; the name of the file is made of it. */
  readonly name: string;
  /** The heading, then a row for each item. */
  readonly rows: ReadonlyArray<ReadonlyArray<Cell>>;
}

const WORKBOOK = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** Sends a list for spreadsheets, in the form that was asked for. */
export const sendListFile = async (
  reply: FastifyReply,
  { name, rows }: ListFile,
  { format = "csv", separator }: ListFileQuery,
) => {
  reply.header("content-disposition", `attachment; filename="${plainName(name)}.${format}"`);
  if (format === "csv") {
    return reply.type("text/csv; charset=utf-8").send(csvOf(rows, separator));
  }
  return reply.type(WORKBOOK).send(await workbookOf(rows));
};

/** The library is loaded for the first workbook. Texts stay texts, so none of them is a formula. */
const workbookOf = async (rows: ListFile["rows"]): Promise<Buffer> => {
  const { default: writeWorkbook } = await import("write-excel-file/node");
  const cells = rows.map((row) =>
    row.map((value) =>
      typeof value === "string" ? { value: storable(value), type: String } : value,
    ),
  );
  return writeWorkbook(cells).toBuffer();
};

/** XML has no sign for most control characters. */
const storable = (text: string) => text.replaceAll(/(?![\t\n\r])\p{Cc}|[\uFFFE\uFFFF]/gu, "");
