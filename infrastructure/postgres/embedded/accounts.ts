import { spawnSync } from "node:child_process";
import { lchownSync, lstatSync, readdirSync, statSync } from "node:fs";
import path from "node:path";

/** An account of the operating system. */
export interface Account {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

export const root: Account = { name: "root", uid: 0, gid: 0 };

/** The account `nobody`, which owns no files; undefined if the system has none. */
export const findNobody = (): Account | undefined => {
  const [uid, gid] = ["-u", "-g"].map((flag) => {
    const { status, stdout } = spawnSync("id", [flag, "nobody"], { encoding: "utf8" });
    return status === 0 ? Number(stdout) : undefined;
  });
  return uid && gid ? { name: "nobody", uid, gid } : undefined;
};

/** The owner of a file or a folder, if it exists. */
export const ownerOf = (file: string): Account | undefined => {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats && { name: `user ${stats.uid}`, uid: stats.uid, gid: stats.gid };
};

const entriesOf = (folder: string) => readdirSync(folder, { recursive: true, withFileTypes: true });

/** A link may lead outside of the folder, and what lies there must keep its owner. */
export const leadsOutside = (folder: string) =>
  [lstatSync(folder), ...entriesOf(folder)].some((entry) => entry.isSymbolicLink());

/**
 * Gives away all files of a folder. The folder itself comes last: until then its owner shows that
 * the work is not complete.
 */
export const giveTo = ({ uid, gid }: Account, folder: string) => {
  for (const { parentPath, name } of entriesOf(folder)) {
    lchownSync(path.join(parentPath, name), uid, gid);
  }
  lchownSync(folder, uid, gid);
};
