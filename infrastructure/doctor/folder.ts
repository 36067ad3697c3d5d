import { accessSync, constants, statfsSync, statSync } from "node:fs";
import path from "node:path";
import { advice, type Finding, fine, wrong } from "../../application/ports/Finding.ts";
import { reasonOf, systemError } from "../failures/systemErrors.ts";
import { dataIn } from "../postgres/embedded/cluster.ts";

const MB = 1024 * 1024;

/** With less free space than this, the next day of play may fill the disk. */
const LEAST = 200 * MB;
const COMFORTABLE = 1024 * MB;

/** Checks whether the data folder can be used. It creates nothing. */
export const folderFindings = (dataFolder: string): ReadonlyArray<Finding> => {
  const home = path.resolve(dataFolder);
  const stat = statSync(home, { throwIfNoEntry: false });
  if (!stat) return [fine("DATA_DIR", `${home} is not there yet: the first start makes it.`)];
  if (!stat.isDirectory()) {
    return [wrong("DATA_DIR", `${home} is a file.`, "Name a folder as DATA_DIR.")];
  }
  return [rights(home, stat.mode), space(home)];
};

/** The folder contains an installation of the embedded database. */
export const hasInstallation = (dataFolder: string) =>
  statSync(dataIn(path.resolve(dataFolder)), { throwIfNoEntry: false }) !== undefined;

const rights = (home: string, mode: number) => {
  try {
    accessSync(home, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const todo =
      systemError(error).code === "EROFS"
        ? "Mount its disk for writing, or copy the folder to another disk."
        : `Give the folder to the account that runs the product: chown -R <account> ${home}`;
    return wrong("DATA_DIR", `${home} cannot be written: ${reasonOf(error)}.`, todo);
  }
  // The last three bits are the permissions of all users.
  return (mode & 0o002) === 0
    ? fine("DATA_DIR", `${home} can be read and written.`)
    : advice("DATA_DIR", `Everybody on this computer may write ${home}.`, `chmod o-w ${home}`);
};

const space = (home: string) => {
  const { bavail, bsize } = statfsSync(home);
  const free = bavail * bsize;
  const says = `${Math.floor(free / MB)} MB are free where DATA_DIR is.`;
  const todo = "Free some space, or move DATA_DIR to a larger disk while the product stands.";
  if (free < LEAST) return wrong("disk", says, todo);
  return free < COMFORTABLE ? advice("disk", says, todo) : fine("disk", says);
};
