import { existsSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";

/** In bytes, what every system takes as the path of a socket. */
const MAXIMUM_PATH_BYTES = 103;

const folderIn = (home: string) => path.join(home, "postgres");

const socketPrefix = ".s.PGSQL.";

const socketOf = (port: number) => `${socketPrefix}${port}`;

/**
 * Where PostgreSQL puts its socket, which costs a quarter less than a port of the network. Null where
 * it has to be the port: on Windows, and in folders that PostgreSQL could not name.
 */
export const socketFolderIn = (home: string): string | null => {
  const folder = folderIn(home);
  const isShort = Buffer.byteLength(path.join(folder, socketOf(65_535))) <= MAXIMUM_PATH_BYTES;
  // What it takes is a list.
  const isOne = !/[,"\s]/.test(folder);
  return process.platform !== "win32" && isShort && isOne ? folder : null;
};

/** Of the server that listens at this port; null where there is only the port. */
export const findSocketFolder = (home: string, port: number): string | null => {
  const folder = socketFolderIn(home);
  return folder && existsSync(path.join(folder, socketOf(port))) ? folder : null;
};

/** Whoever was killed leaves its own behind, under the number of its port. */
export const clearSockets = (home: string): void => {
  const folder = folderIn(home);
  for (const name of readdirSync(folder)) {
    if (name.startsWith(socketPrefix)) rmSync(path.join(folder, name), { force: true });
  }
};
