import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
} from "node:fs";
import { freemem, tmpdir } from "node:os";
import path from "node:path";
import { isAlive } from "../postgres/embedded/processes.ts";

const memory = "/dev/shm";

/** Bytes. A whole run takes less than one of them. */
const ROOM = 4 * 1024 ** 3;

/** Docker gives 64 MB, and many systems run no programs from there: the browser is one. */
const isRoomy = () => {
  if (!existsSync(memory) || freemem() < ROOM) return false;
  const { bavail, bsize } = statfsSync(memory);
  const mount = readFileSync("/proc/mounts", "utf8")
    .split("\n")
    .find((line) => line.includes(` ${memory} `));
  return mount !== undefined && !mount.includes("noexec") && bavail * bsize >= ROOM;
};

/** What a run that was killed has left would take memory until the next start of the computer. */
const sweep = (parent: string) => {
  for (const name of readdirSync(parent)) {
    const [, pid] = /^golf-tests-(\d+)-/.exec(name) ?? [];
    if (!pid || isAlive(Number(pid))) continue;
    try {
      rmSync(path.join(parent, name), { recursive: true, force: true });
    } catch {
      // It is another account's.
    }
  }
};

/**
 * All that tests write into temporary folders goes into one, which is gone after the run. Where the
 * system has a folder in memory, it is there: to copy a database takes a tenth of the time.
 */
export default function setup() {
  const parent = isRoomy() ? memory : tmpdir();
  sweep(parent);
  const folder = mkdtempSync(path.join(parent, `golf-tests-${process.pid}-`));
  // PostgreSQL may run as another account than this one.
  chmodSync(folder, 0o711);
  process.env["TMPDIR"] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
