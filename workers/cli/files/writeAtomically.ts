import { createWriteStream } from "node:fs";
import { rename, rm, stat } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Refused } from "../refused.ts";

type Parts = Iterable<string | Buffer> | AsyncIterable<string | Buffer>;

interface Writing {
  readonly signal: AbortSignal;
  readonly mode?: number;
  /** Changes the parts on their way, as gzip does. */
  readonly through?: ReadonlyArray<NodeJS.ReadWriteStream>;
}

/** Writes to a temporary file first, so a file of the final name is always complete. */
export const writeAtomically = async (
  file: string,
  parts: Parts,
  { signal, mode = 0o666, through = [] }: Writing,
) => {
  await refuseWhatIsNoFile(file);
  const unfinished = `${file}.unfinished`;
  try {
    const to = createWriteStream(unfinished, { mode, flush: true });
    await pipeline([Readable.from(parts), ...through, to], { signal });
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw inItsName(file, error);
  }
};

/** The rename would put a file in the place of a device. */
const refuseWhatIsNoFile = async (file: string) => {
  const found = await stat(file).catch(() => null);
  if (found === null || found.isFile()) return;
  const what = found.isDirectory() ? "a folder" : "no ordinary file";
  throw new Refused({ message: `${file} is ${what}: name a file.` });
};

/** Nobody has named the temporary file, so the sentence must not name it either. */
const inItsName = (file: string, error: unknown) => {
  if (!(error instanceof Error) || !("path" in error)) return error;
  if ("code" in error && error.code === "ENOENT") {
    return new Refused({ message: `${file} cannot be written: its folder does not exist.` });
  }
  return Object.assign(error, { path: file });
};
