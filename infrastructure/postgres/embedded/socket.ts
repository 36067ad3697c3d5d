import { existsSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";

/** In bytes. Every system accepts a socket path of this length. */
const MAXIMUM_PATH_BYTES = 103;

const folderIn = (home: string) => path.join(home, "postgres");

const socketPrefix = ".s.PGSQL.";

const socketOf = (port: number) => `${socketPrefix}${port}`;

/**
 * The folder of PostgreSQL's socket. A socket costs a quarter less than a network port. Null if a
 * port is needed: on Windows, and in folders whose names PostgreSQL cannot use.
 */
export const socketFolderIn = (home: string): string | null => {
  const folder = folderIn(home);
  const isShort = Buffer.byteLength(path.join(folder, socketOf(65_535))) <= MAXIMUM_PATH_BYTES;
  // The setting is a list.
  const isOne = !/[,"\s]/.test(folder);
  return process.platform !== "win32" && isShort && isOne ? folder : null;
};

/** The socket of the server that listens at this port; null if there is only the port. */
export const findSocketFolder = (home: string, port: number): string | null => {
  const folder = socketFolderIn(home);
  return folder && existsSync(path.join(folder, socketOf(port))) ? folder : null;
};

/** A killed server leaves its socket behind, under the number of its port. */
export const clearSockets = (home: string): void => {
  const folder = folderIn(home);
  for (const name of readdirSync(folder)) {
    if (name.startsWith(socketPrefix)) rmSync(path.join(folder, name), { force: true });
  }
};
