import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statfsSync,
} from "node:fs";
import path from "node:path";
import { isAlive } from "../postgres/embedded/processes.ts";

const memory = "/dev/shm";

/** In bytes. A whole run needs less than one of them. */
const ROOM = 4 * 1024 ** 3;

/**
 * Docker gives only 64 MB, and on many systems programs, such as the browser, cannot run from
 * there.
 */
const isRoomy = () => {
  if (!existsSync(memory) || !existsSync("/proc/mounts")) return false;
  const { bavail, bsize } = statfsSync(memory);
  const mount = readFileSync("/proc/mounts", "utf8")
    .split("\n")
    .find((line) => line.includes(` ${memory} `));
  const isExecutable = mount !== undefined && !mount.includes("noexec");
  return isExecutable && Math.min(bavail * bsize, process.availableMemory()) >= ROOM;
};

/** Containers may share the memory, but not their process numbers. */
const namespace = () => readlinkSync("/proc/self/ns/pid").replace(/\D/g, "");

/**
 * Folders of another account stay, and so do folders that are still in use, until the next sweep.
 */
const remove = (folder: string) => {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch {}
};

/** The files of a killed run would use memory until the computer restarts. */
const sweep = (prefix: string) => {
  for (const name of readdirSync(memory)) {
    const pid = name.startsWith(prefix) ? Number.parseInt(name.slice(prefix.length), 10) : NaN;
    if (Number.isNaN(pid) || isAlive(pid)) continue;
    remove(path.join(memory, name));
  }
};

/**
 * If the system has a folder in memory, all temporary files of the tests are written there and
 * removed after the run. Copying a database then takes a tenth of the time.
 */
export const keepTestsInMemory = (): void => {
  const isDone = process.env["TMPDIR"]?.startsWith(`${memory}/golf-tests-`);
  if (isDone || !isRoomy()) return;
  const prefix = `golf-tests-${namespace()}-`;
  sweep(prefix);
  const folder = mkdtempSync(path.join(memory, `${prefix}${process.pid}-`));
  // Some tests start the product as another account.
  chmodSync(folder, 0o711);
  process.env["TMPDIR"] = folder;
  // Runs after the teardown of all projects, which stops the programs that use the folder.
  process.once("exit", () => remove(folder));
};
