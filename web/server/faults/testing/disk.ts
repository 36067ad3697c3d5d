import { spawnSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import path from "node:path";

/** A separate disk in memory; null if this account may not mount one. */
export const mountIn = (folder: string) => {
  const disk = path.join(folder, "disk");
  mkdirSync(disk);
  return mount("-t", "tmpfs", "-o", "size=400m", "tmpfs", disk) ? disk : null;
};

/** Whether the disk accepts writes. A disk with open files cannot be made read-only. */
export const setWritable = (disk: string, isWritable: boolean) =>
  mount("-o", `remount,${isWritable ? "rw" : "ro"}`, disk);

export const unmount = (disk: string) => spawnSync("umount", [disk]);

const mount = (...args: ReadonlyArray<string>) => spawnSync("mount", args).status === 0;
