import { accessSync, constants, existsSync, mkdirSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { Schema } from "effect";
import { isDiskFull, reasonOf, systemError } from "../failures/systemErrors.ts";

/** The message is one sentence for the person who started the program. */
export class DataFolderUnusable extends Schema.TaggedError<DataFolderUnusable>()(
  "DataFolderUnusable",
  { message: Schema.String },
) {}

/** Names that stand in a data folder of the product, and names that may stand in any folder. */
const ours = /^(postgres(\W.*)?|owner[.]json([.]removal)*|session-secret|push-key)$/;
const anyones = /^([.].*|lost[+]found)$/;

/**
 * Opens the folder of DATA_DIR and creates it if it is missing. A folder that belongs to something
 * else is not changed.
 */
export const prepareDataFolder = (folder: string) => {
  const home = path.resolve(folder);
  const names = open(home).filter((name) => !anyones.test(name));
  if (names.length > 0 && !names.some((name) => ours.test(name))) {
    throw unusable(home, `it holds something else, for example ${names[0]}`);
  }
  return home;
};

/** The error of a failed write says that the disk is full, but it does not name the folder. */
export const namingFullFolder = (folder: string, error: unknown) =>
  isDiskFull(error) ? unusable(path.resolve(folder), reasonOf(error)) : error;

const open = (home: string) => {
  try {
    makeFolder(home);
    accessSync(home, constants.R_OK | constants.W_OK | constants.X_OK);
    return readdirSync(home);
  } catch (error) {
    throw unusable(home, reasons[systemError(error).code ?? ""] ?? reasonOf(error));
  }
};

const reasons: Record<string, string> = {
  EEXIST: "it is a file",
  ENOENT: "no folder can be made there",
};

/** Node's own recursive `mkdir` never ends in /proc, which accepts no folders. */
const makeFolder = (folder: string) => {
  const before = path.dirname(folder);
  if (before !== folder && !existsSync(before)) makeFolder(before);
  try {
    mkdirSync(folder);
  } catch (error) {
    if (!isFolder(folder)) throw error;
  }
};

const isFolder = (file: string) => statSync(file, { throwIfNoEntry: false })?.isDirectory();

const unusable = (home: string, reason: string) =>
  new DataFolderUnusable({ message: `DATA_DIR cannot be ${home}: ${reason}.` });
