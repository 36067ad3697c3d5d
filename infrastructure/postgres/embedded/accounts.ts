import { spawnSync } from "node:child_process";
import { lchownSync, lstatSync, readdirSync, statSync } from "node:fs";
import path from "node:path";

/** Whom a program belongs to. */
export interface Account {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

export const root: Account = { name: "root", uid: 0, gid: 0 };

/** The account that owns nothing; undefined where the system has none. */
export const findNobody = (): Account | undefined => {
  const [uid, gid] = ["-u", "-g"].map((flag) => {
    const { status, stdout } = spawnSync("id", [flag, "nobody"], { encoding: "utf8" });
    return status === 0 ? Number(stdout) : undefined;
  });
  return uid && gid ? { name: "nobody", uid, gid } : undefined;
};

/** Of a file or folder, if it is there. */
export const ownerOf = (file: string): Account | undefined => {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats && { name: `user ${stats.uid}`, uid: stats.uid, gid: stats.gid };
};

const entriesOf = (folder: string) => readdirSync(folder, { recursive: true, withFileTypes: true });

/** To give a folder away would leave behind what lies outside of it. */
export const leadsOutside = (folder: string) =>
  [lstatSync(folder), ...entriesOf(folder)].some((entry) => entry.isSymbolicLink());

/** All of a folder. The folder itself comes last: until then it shows that something is left to do. */
export const giveTo = ({ uid, gid }: Account, folder: string) => {
  for (const { parentPath, name } of entriesOf(folder)) {
    lchownSync(path.join(parentPath, name), uid, gid);
  }
  lchownSync(folder, uid, gid);
};
