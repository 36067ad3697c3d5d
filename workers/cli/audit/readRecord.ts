import { createReadStream } from "node:fs";
import { Option, Result, Schema } from "effect";
import {
  chainStart,
  eventOf,
  nextHash,
  RecordEnd,
  RecordHeader,
  RecordLine,
  recordFormats,
} from "../../../domain/audit/record.ts";
import { canonicalJson } from "../../../domain/shared/canonicalJson.ts";
import { Position } from "../../../domain/shared/recorded.ts";
import { foldEvent, isKnown, noEvents } from "../../../projections/record/foldRecord.ts";
import { outcomeOf } from "../../../projections/record/outcome.ts";
import { sha256 } from "../../sha256.ts";
import { readLines } from "../files/readLines.ts";
import { refuseFolder } from "../files/refuseFolder.ts";
import { Refused } from "../refused.ts";
import type { OnProgress } from "../terminal/progressBar.ts";
import { described } from "./described.ts";

const asHeader = Schema.decodeUnknownOption(RecordHeader);
const asLine = Schema.decodeUnknownOption(RecordLine);
const asEnd = Schema.decodeUnknownOption(RecordEnd);
const asFormat = Schema.decodeUnknownOption(Schema.Struct({ format: Schema.String }));

/**
 * Checks every byte of a record, folds its events, and returns the resulting state of the
 * tournament. Reports in bytes how far it has read, and finds the event whose hash somebody kept.
 */
export const readRecord = async (
  file: string,
  onProgress: OnProgress = () => {},
  kept: string | null = null,
) => {
  const { size } = await refuseFolder(file);
  const stream = createReadStream(file, "utf8");
  const lines = readLines(stream);
  const first = (await lines.next()).value ?? "";
  const header = headerIn(file, first);
  const fold = noEvents();
  const unknown = new Set<string>();
  const { format } = header;
  let hash = chainStart(sha256, header, format);
  let number = 0;
  let keptAt: number | null = null;
  for await (const text of lines) {
    onProgress({ position: stream.bytesRead, head: size });
    const value = parsed(text);
    const end = asEnd(value);
    if (Option.isSome(end)) {
      checkEnd(text, end.value, {
        events: number,
        fingerprint: hash,
        header: sha256(first.trimEnd()),
      });
      if (!(await lines.next()).done)
        refuse("Something stands behind the last line of the record.");
      return { header, fold, events: number, fingerprint: hash, keptAt, unknown: [...unknown] };
    }
    number += 1;
    if (!text.endsWith("\n")) {
      refuse(`The record ends in the middle of event ${number}: the file was cut off.`);
    }
    const line = Option.getOrElse(asLine(value), () =>
      refuse(`Event ${number} was changed: its line cannot be read.`),
    );
    // The line exactly as it was read: unknown fields of a later version are part of the hash too.
    const stands = value as RecordLine;
    hash = nextHash(sha256, hash, stands, format);
    if (text !== `${canonicalJson({ ...stands, number, hash })}\n`) {
      refuse(
        `Event ${number} is not what was recorded, or one before it is missing: ${described(line)}.`,
      );
    }
    if (hash === kept) keptAt = number;
    const type = (line.event as { readonly _tag: string })._tag;
    if (isKnown(type)) {
      const recorded = { ...line, ...eventOf(line), position: Position.make(number), revision: 0 };
      Result.getOrElse(
        Result.try(() => foldEvent(fold, recorded)),
        () => refuse(`Event ${number} says what this version cannot read: ${described(line)}.`),
      );
    } else unknown.add(type);
  }
  return refuse(
    `The record ends after event ${number}, before its last line: the file was cut off.`,
  );
};

export type ReadRecord = Awaited<ReturnType<typeof readRecord>>;

export const outcomeIn = ({ fold, header }: ReadRecord) => outcomeOf(fold, header);

/** The first line of a record, or a refusal that says what the file is instead. */
export const headerIn = (file: string, text: string) => {
  const value = parsed(text);
  const format = Option.map(asFormat(value), (known) => known.format);
  if (Option.isNone(format) || !format.value.startsWith("golf-record-")) {
    return refuse(`${file} is no record of a tournament: golf audit export makes one.`);
  }
  if (!isKnownFormat(format.value)) {
    const known = recordFormats.join(" and ");
    return refuse(
      `${file} is of another version (${format.value}), and this program reads ${known}: ` +
        "verify it with the version that wrote it.",
    );
  }
  const header = asHeader(value);
  return Option.isSome(header) && text === `${canonicalJson(header.value)}\n`
    ? header.value
    : refuse("The first line of the record was changed.");
};

const isKnownFormat = Schema.is(Schema.Literals(recordFormats));

const checkEnd = (text: string, end: RecordEnd, found: RecordEnd) => {
  if (end.header !== found.header) refuse("The first line of the record was changed, or the last.");
  if (text === `${canonicalJson(found)}\n`) return;
  if (end.fingerprint === found.fingerprint && end.events === found.events) {
    refuse("The last line of the record was changed or cut off; its events are as recorded.");
  }
  refuse(
    `The last line says ${end.events} events, and the file holds ${found.events} with another end: ` +
      `one at its end is missing, or the line was changed.`,
  );
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const refuse = (message: string): never => {
  throw new Refused({ message });
};
