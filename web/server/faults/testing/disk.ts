import { spawnSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import path from "node:path";
import { until } from "../../../../infrastructure/testing/until.ts";

/**
 * A separate disk in memory. Null if this account may not mount one; then the run prints which test
 * it leaves out.
 */
export const mountIn = (folder: string, test: string, size = "400m") => {
  const disk = path.join(folder, "disk");
  mkdirSync(disk, { recursive: true });
  if (mount("-t", "tmpfs", "-o", `size=${size}`, "tmpfs", disk)) return disk;
  process.stdout.write(`Left out: ${test}, because this account may mount no disk\n`);
  return null;
};

/** Whether the disk accepts writes. A disk with open files cannot be made read-only. */
export const setWritable = (disk: string, isWritable: boolean) =>
  mount("-o", `remount,${isWritable ? "rw" : "ro"}`, disk);

/**
 * From now on, whoever opens a file of the disk finds that it can only be read, as after a fault of
 * the disk. Files that are open already stay writable. Returns how to mend it.
 */
export const makeReadOnly = (disk: string) => {
  mount("--bind", disk, disk);
  mount("-o", "remount,bind,ro", disk);
  return () => until("the disk is mended", () => unmount(disk).status === 0);
};

export const unmount = (disk: string) => spawnSync("umount", [disk]);

const mount = (...args: ReadonlyArray<string>) => spawnSync("mount", args).status === 0;
