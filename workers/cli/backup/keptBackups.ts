import { readdir, rm } from "node:fs/promises";
import path from "node:path";

/** Only files of such names are removed: whatever else lies in the folder belongs to somebody. */
const OWN = /^golf-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.backup$/u;

/** A name by the time of the backup, without the colons that some file systems refuse. */
export const nameOf = (takenAt: string) =>
  `golf-${takenAt.replace(/\.\d+Z$/u, "Z").replaceAll(":", "-")}.backup`;

/** Removes the oldest backups of a folder beyond a number, and returns their names. */
export const removeOldest = async (
  folder: string,
  keep: number,
): Promise<ReadonlyArray<string>> => {
  const own = (await readdir(folder)).filter((name) => OWN.test(name)).toSorted();
  const old = own.slice(0, Math.max(own.length - keep, 0));
  for (const name of old) await rm(path.join(folder, name));
  return old;
};
