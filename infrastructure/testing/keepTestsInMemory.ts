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

/** Bytes. A whole run takes less than one of them. */
const ROOM = 4 * 1024 ** 3;

/** Docker gives 64 MB, and many systems run no programs from there: the browser is one. */
const isRoomy = () => {
  if (!existsSync(memory) || !existsSync("/proc/mounts")) return false;
  const { bavail, bsize } = statfsSync(memory);
  const mount = readFileSync("/proc/mounts", "utf8")
    .split("\n")
    .find((line) => line.includes(` ${memory} `));
  const isExecutable = mount !== undefined && !mount.includes("noexec");
  return isExecutable && Math.min(bavail * bsize, process.availableMemory()) >= ROOM;
};

/** Containers may share the memory, but not the numbers of their processes. */
const namespace = () => readlinkSync("/proc/self/ns/pid").replace(/\D/g, "");

/** What is another account's stays, and what is still being written to until the next sweep. */
const remove = (folder: string) => {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch {}
};

/** What a run that was killed has left would take memory until the next start of the computer. */
const sweep = (prefix: string) => {
  for (const name of readdirSync(memory)) {
    const pid = name.startsWith(prefix) ? Number.parseInt(name.slice(prefix.length), 10) : NaN;
    if (Number.isNaN(pid) || isAlive(pid)) continue;
    remove(path.join(memory, name));
  }
};

/**
 * Where the system has a folder in memory, all that tests write into temporary folders goes there,
 * and is gone after the run: to copy a database takes a tenth of the time.
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
  // After the teardown of all projects, which stops what runs in it.
  process.once("exit", () => remove(folder));
};
