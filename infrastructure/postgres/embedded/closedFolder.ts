import { existsSync, statSync } from "node:fs";
import path from "node:path";

const ENTER_FOR_ALL = 0o001;

/** The first folder on the way to a file that an account without rights may not enter. */
export const closedFolderOn = (file: string) => foldersTo(file).find(isClosed);

const foldersTo = (file: string): ReadonlyArray<string> => {
  const folder = path.dirname(file);
  return folder === file ? [] : [...foldersTo(folder), folder];
};

const isClosed = (folder: string) =>
  existsSync(folder) && (statSync(folder).mode & ENTER_FOR_ALL) === 0;
