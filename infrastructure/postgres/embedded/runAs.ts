import { spawnSync } from "node:child_process";
import { DatabaseUnavailable } from "../databaseUnavailable.ts";
import { type Account, findNobody, giveTo, leadsOutside, ownerOf, root } from "./accounts.ts";
import { closedFolderOn } from "./closedFolder.ts";

/** The way in which PostgreSQL is started. It refuses to run as root. */
interface RunAs {
  /** Null keeps the account of this process. */
  readonly account: Account | null;
  /** The command that is put before the program. */
  readonly disguise: ReadonlyArray<string>;
  /** A note for the operator. */
  readonly note: string | null;
}

/**
 * Makes root look like an ordinary user to the program. Root still owns the files, so any folder
 * can be used.
 */
const disguise = ["unshare", "--user", "--map-user=65534", "--map-group=65534"];

const plainly: RunAs = { account: null, disguise: [], note: null };

/**
 * When root starts the product, PostgreSQL runs as an account without rights, or as the account
 * that owns its folder. If that account cannot reach the files that it needs, root is disguised as
 * another user instead.
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
