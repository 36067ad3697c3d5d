import { readFileSync } from "node:fs";
import { advice, type Finding, fine, wrong } from "../../application/ports/Finding.ts";

/** Facts about this computer that matter for the product. */
interface Computer {
  readonly node: string;
  readonly isRoot: boolean;
  /** How many files and connections a process may have open; null if the system does not tell. */
  readonly openFiles: number | null;
}

export const thisComputer = (): Computer => ({
  node: process.versions.node,
  isRoot: process.getuid?.() === 0,
  openFiles: openFiles(),
});

const openFiles = () => {
  try {
    const limits = readFileSync("/proc/self/limits", "utf8");
    const soft = /^Max open files\s+(\d+)/m.exec(limits)?.[1];
    return soft === undefined ? null : Number(soft);
  } catch {
    return null; // Only Linux has it.
  }
};

export const computerFindings = (
  { node, isRoot, openFiles: limit }: Computer,
  maxConnections: number,
): ReadonlyArray<Finding> => [
  ofNode(node),
  ...(isRoot
    ? [
        advice(
          "account",
          "This runs as root.",
          "Run the product as an account of its own, which owns DATA_DIR.",
        ),
      ]
    : [fine("account", "This does not run as root.")]),
  ...(limit === null ? [] : [ofOpenFiles(limit, maxConnections)]),
];

const OLDEST = [20, 19] as const;

const ofNode = (node: string) => {
  const [major = 0, minor = 0] = node.split(".").map(Number);
  const isOldEnough = major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1]);
  return isOldEnough
    ? fine("Node.js", `Version ${node}.`)
    : wrong("Node.js", `Version ${node} is too old.`, `Install ${OLDEST.join(".")} or newer.`);
};

/** Besides viewers, a server needs files, pipes and connections to its stores. */
const OWN = 200;

const ofOpenFiles = (limit: number, maxConnections: number) => {
  const says = `A process may have ${limit} open, and MAX_CONNECTIONS is ${maxConnections}.`;
  return limit >= maxConnections + OWN
    ? fine("open files", says)
    : advice(
        "open files",
        says,
        `Raise the limit (ulimit -n ${maxConnections + OWN}), or set MAX_CONNECTIONS to ${Math.max(limit - OWN, 1)}.`,
      );
};
