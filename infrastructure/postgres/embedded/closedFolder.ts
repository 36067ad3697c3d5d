import { realpathSync, type Stats, statSync } from "node:fs";
import path from "node:path";
import type { Account } from "./accounts.ts";

/** The permission bits for entering a folder: of its owner, of its group and of all others. */
const ENTER = { owner: 0o100, group: 0o010, others: 0o001 };

/**
 * The first folder on the path to a file that an account may not enter. The last folder of the path
 * exists.
 */
export const closedFolderOn = (file: string, account: Account) =>
  [...foldersTo(file), ...foldersTo(withoutLinks(file))].find(
    (folder) => !mayEnter(account, statSync(folder)),
  );

const withoutLinks = (file: string) =>
  path.join(realpathSync(path.dirname(file)), path.basename(file));

const foldersTo = (file: string): ReadonlyArray<string> => {
  const folder = path.dirname(file);
  return folder === file ? [] : [...foldersTo(folder), folder];
};

const mayEnter = ({ uid, gid }: Account, folder: Stats) => {
  const [isOwner, isInGroup] = [uid === folder.uid, gid === folder.gid];
  const right = isOwner ? ENTER.owner : isInGroup ? ENTER.group : ENTER.others;
  return (folder.mode & right) !== 0;
};
