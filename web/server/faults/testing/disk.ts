import { spawnSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import path from "node:path";

/**
 * A separate disk in memory. Null if this account may not mount one; then the run prints which test
 * it leaves out.
 */
export const mountIn = (folder: string, test: string) => {
  const disk = path.join(folder, "disk");
  mkdirSync(disk);
  if (mount("-t", "tmpfs", "-o", "size=400m", "tmpfs", disk)) return disk;
  process.stdout.write(`Left out: ${test}, because this account may mount no disk\n`);
  return null;
};

/** Whether the disk accepts writes. A disk with open files cannot be made read-only. */
export const setWritable = (disk: string, isWritable: boolean) =>
  mount("-o", `remount,${isWritable ? "rw" : "ro"}`, disk);

export const unmount = (disk: string) => spawnSync("umount", [disk]);

const mount = (...args: ReadonlyArray<string>) => spawnSync("mount", args).status === 0;
