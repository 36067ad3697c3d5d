import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { Option, Schema } from "effect";
import type { BackupRow, Snapshot } from "../../../application/ports/Backup.ts";
import { readLines } from "../files/readLines.ts";
import { refuseFolder } from "../files/refuseFolder.ts";
import { writeAtomically } from "../files/writeAtomically.ts";
import { Refused } from "../refused.ts";

const FORMAT = "golf-backup-1";

/** The first line. */
const Header = Schema.Struct({
  format: Schema.Literal(FORMAT),
  form: Schema.String,
  rows: Schema.Int,
  takenAt: Schema.String,
});
type Header = typeof Header.Type;

/** The last line contains the hash of all lines before it. */
const End = Schema.Struct({ sha256: Schema.String });

const asHeader = Schema.decodeUnknownOption(Schema.fromJsonString(Header));
const asEnd = Schema.decodeUnknownOption(Schema.fromJsonString(End));

const lineOf = ({ table, json }: BackupRow) => `${table} ${json}`;

/** The hash over a header and rows, updated while they are read. */
const hashOf = (header: Header) => {
  const hash = createHash("sha256").update(`${JSON.stringify(header)}\n`);
  let rows = 0;
  return {
    add: (line: string): number => {
      hash.update(`${line}\n`);
      return (rows += 1);
    },
    end: () => ({ rows, sha256: hash.digest("hex") }),
  };
};

export interface Writing {
  readonly takenAt: string;
  readonly onProgress: (progress: { readonly position: number; readonly head: number }) => void;
  readonly signal: AbortSignal;
}

/** Of all lines of a backup before the last one. */
export interface Sum {
  readonly rows: number;
  readonly sha256: string;
}

/** Writes a snapshot with its count and hash. */
export const writeBackup = async (
  file: string,
  snapshot: Snapshot,
  writing: Writing,
): Promise<Sum> => {
  const { parts, sum } = textOf(snapshot, writing);
  const { signal } = writing;
  // Only the owner may read the file, because it contains addresses and password digests.
  await writeAtomically(file, parts, { signal, mode: 0o600, through: [createGzip()] });
  return sum();
};

/** The same bytes for a stream, which stays open. */
export const writeBackupTo = async (
  output: NodeJS.WritableStream,
  snapshot: Snapshot,
  writing: Writing,
): Promise<Sum> => {
  const { parts, sum } = textOf(snapshot, writing);
  const { signal } = writing;
  try {
    await pipeline(Readable.from(parts), createGzip(), output, { signal, end: false });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EPIPE") refuse("Whoever was to take the backup took only a part of it.");
    throw error;
  }
  return sum();
};

/** The lines of a backup; their sum is known at the end. */
const textOf = ({ form, rowCount, rows }: Snapshot, { takenAt, onProgress }: Writing) => {
  const header = { format: FORMAT, form, rows: rowCount, takenAt } as const;
  const hash = hashOf(header);
  let sum: Sum = { rows: 0, sha256: "" };
  const text = async function* () {
    yield `${JSON.stringify(header)}\n`;
    for await (const row of rows()) {
      const line = lineOf(row);
      onProgress({ position: hash.add(line), head: rowCount });
      yield `${line}\n`;
    }
    sum = hash.end();
    yield `${JSON.stringify({ sha256: sum.sha256 })}\n`;
  };
  return { parts: text(), sum: () => sum };
};

interface CheckedBackup {
  readonly header: Header;
  readonly sha256: string;
}

/** Reads every byte of a backup, and refuses a file that was changed. */
export const checkBackup = async (
  file: string,
  onProgress: Writing["onProgress"],
): Promise<CheckedBackup> => {
  const lines = linesOf(file);
  const header = Option.getOrElse(asHeader((await lines.next()).value ?? ""), () =>
    refuse(notOne(file)),
  );
  const hash = hashOf(header);
  let last: string | null = null;
  for await (const line of lines) {
    if (last !== null) onProgress({ position: hash.add(last), head: header.rows });
    last = line;
  }
  const end = asEnd(last ?? "");
  if (Option.isNone(end)) return refuse(cutOff);
  const found = hash.end();
  if (found.rows !== header.rows || found.sha256 !== end.value.sha256) {
    return refuse(
      `The backup was changed: it says ${header.rows} rows and holds ${found.rows}, or one of them is another.`,
    );
  }
  return { header, sha256: found.sha256 };
};

/** The rows of a backup that was checked. */
export async function* rowsIn(file: string, { header }: CheckedBackup): AsyncGenerator<BackupRow> {
  const lines = linesOf(file);
  await lines.next();
  let left = header.rows;
  for await (const line of lines) {
    if (left === 0) return;
    left -= 1;
    const space = line.indexOf(" ");
    yield { table: line.slice(0, space), json: line.slice(space + 1) };
  }
}

/** Whether the stored rows equal the rows of the backup. */
export const isStored = async (
  { header, sha256 }: CheckedBackup,
  stored: AsyncIterable<BackupRow>,
): Promise<boolean> => {
  const hash = hashOf(header);
  for await (const row of stored) hash.add(lineOf(row));
  return hash.end().sha256 === sha256;
};

async function* linesOf(file: string): AsyncGenerator<string, undefined> {
  await refuseFolder(file);
  const packed = createReadStream(file);
  const unpacked = createGunzip().setEncoding("utf8");
  // Stops the read below, which reports the error.
  pipeline(packed, unpacked).catch(() => undefined);
  try {
    for await (const line of readLines(unpacked)) yield line.trimEnd();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "Z_BUF_ERROR") refuse(cutOff);
    if (code?.startsWith("Z_")) refuse(notOne(file));
    throw error;
  }
}

const notOne = (file: string) =>
  `${file} is no backup of this product, or its bytes were changed: golf backup makes one.`;

const cutOff = "The backup was cut off: its end is missing.";

const refuse = (message: string): never => {
  throw new Refused({ message });
};
