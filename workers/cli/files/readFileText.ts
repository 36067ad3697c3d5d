import { createReadStream } from "node:fs";
import { buffer } from "node:stream/consumers";
import { Effect } from "effect";
import { Refused } from "../refused.ts";
import { refuseFolder } from "./refuseFolder.ts";

/** In bytes. The bundled tournaments have less than a hundredth of it. */
const MAXIMUM_BYTES = 5_000_000;

/** The text of a file. No more than the limit is read, whatever size the file claims. */
export const readFileText = Effect.fnUntraced(function* (file: string) {
  const { size } = yield* attempt(() => refuseFolder(file));
  if (size > MAXIMUM_BYTES) return yield* refuse(tooLarge(file));
  // A pipe has no size before it ends.
  const bytes = yield* attempt(() => buffer(createReadStream(file, { end: MAXIMUM_BYTES })));
  if (bytes.length > MAXIMUM_BYTES) return yield* refuse(tooLarge(file));
  return textIn(bytes) ?? (yield* refuse(notReadable(file)));
});

/**
 * Null if it is in doubt which letters are meant: a text is read completely, or not at all. A sign
 * that stands for a lost letter was lost before.
 */
const textIn = (bytes: Buffer): string | null => {
  const text = decoded(bytes, encodingOf(bytes)) ?? oldEuropean(bytes);
  return text?.includes("\uFFFD") ? null : text;
};

const decoded = (bytes: Buffer, encoding: string): string | null => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
};

/** Western, Central, Turkish and Baltic European, which spreadsheets and old editors still write. */
const oldEncodings = ["windows-1252", "windows-1250", "windows-1254", "windows-1257"];

/**
 * In encodings of one byte each byte is some letter. So only the letters are certain that are the
 * same in all of them, such as those of German. Other computers had their letters below these bytes.
 */
const oldEuropean = (bytes: Buffer): string | null => {
  if (bytes.some((byte) => byte >= 0x80 && byte < 0xc0)) return null;
  const [text = null, ...others] = oldEncodings.map((encoding) => decoded(bytes, encoding));
  return others.every((other) => other === text) ? text : null;
};

/** By the byte order mark that editors put before a text, or by the half of a first sign. */
const encodingOf = ([first, second]: Buffer) => {
  if ((first === 0xff && second === 0xfe) || second === 0) return "utf-16le";
  return (first === 0xfe && second === 0xff) || first === 0 ? "utf-16be" : "utf-8";
};

const notReadable = (file: string) =>
  `${file} is not UTF-8, so its accents would be lost. Save it as UTF-8, and check its names.`;

const tooLarge = (file: string) =>
  `${file} is larger than ${MAXIMUM_BYTES / 1_000_000} MB, and an import takes no more.`;

const refuse = (message: string) => new Refused({ message });

const attempt = <A>(run: () => Promise<A>) =>
  Effect.tryPromise({ try: run, catch: (cause) => cause });
