import { spawnSync } from "node:child_process";
import { DatabaseUnavailable } from "../databaseUnavailable.ts";
import { type Account, findNobody, giveTo, leadsOutside, ownerOf, root } from "./accounts.ts";
import { closedFolderOn } from "./closedFolder.ts";

/** How PostgreSQL is run, which refuses to run as root. */
export interface RunAs {
  /** Null leaves it with the account of this process. */
  readonly account: Account | null;
  /** What goes before the program. */
  readonly disguise: ReadonlyArray<string>;
  /** What the operator should know about it. */
  readonly note: string | null;
}

/** Shows root to the program as an ordinary user. Files stay root's, so any folder will do. */
const disguise = ["unshare", "--user", "--map-user=65534", "--map-group=65534"];

const plainly: RunAs = { account: null, disguise: [], note: null };

/**
 * Started by root, PostgreSQL runs as an account without rights, or as the one that its folder has been
 * given to. Where that account cannot reach what it needs, root is shown to PostgreSQL as another user.
 */
export const chooseAccount = (program: string, home: string): RunAs => {
  if (process.getuid?.() !== 0) return plainly;
  const nobody = findNobody();
  const owner = ownerOf(home);
  const isOurs = !owner || owner.uid === root.uid || owner.uid === nobody?.uid;
  const account = isOurs ? nobody : owner;

  const obstacle = obstacleFor(account, program, home);
  if (account && obstacle === null) {
    hand(home, owner, account);
    return { ...plainly, account };
  }
  if (!isOurs || !works([...disguise, "true"])) {
    throw new DatabaseUnavailable({
      message:
        `PostgreSQL does not run as root, and ${obstacle}: ` +
        "start as another user, or set DATABASE_URL to use another PostgreSQL.",
    });
  }
  hand(home, owner, root);
  const note = `PostgreSQL runs with the rights of root, since ${obstacle}. To mend that, start as another user.`;
  return { account: null, disguise, note };
};

const obstacleFor = (account: Account | undefined, program: string, home: string) => {
  if (!account) return 'there is no account "nobody"';
  const closed = [program, home].map((file) => closedFolderOn(file, account)).find(Boolean);
  if (closed) return `the account "${account.name}" may not enter ${closed}`;
  if (!works([program, "--version"], account)) {
    return `the account "${account.name}" may not run ${program}`;
  }
  const isToBeGiven = ownerOf(home)?.uid === root.uid;
  return isToBeGiven && leadsOutside(home) ? `${home} has links to other folders` : null;
};

const hand = (home: string, owner: Account | undefined, account: Account) => {
  if (owner && owner.uid !== account.uid) giveTo(account, home);
};

const works = ([command = "", ...args]: ReadonlyArray<string>, account?: Account) =>
  spawnSync(command, args, { cwd: "/", uid: account?.uid, gid: account?.gid }).status === 0;
