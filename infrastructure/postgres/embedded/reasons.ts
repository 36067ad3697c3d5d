/**
 * The message of PostgreSQL before it ended, in words that end a sentence; undefined if there is
 * none.
 */
export const reasonIn = (log: string) => {
  for (const { when, says } of known) {
    const found = when.exec(log);
    if (found) return says(found[1]);
  }
  return complaintIn(log, "PANIC") ?? complaintIn(log, "FATAL") ?? firstLine(log);
};

interface Reason {
  readonly when: RegExp;
  readonly says: (detail: string | undefined) => string;
}

const backup = "put a backup in its place";

/** Cases in which PostgreSQL's own message helps only experts. */
const known: ReadonlyArray<Reason> = [
  { when: /(PANIC|FATAL|error): .*No space left on device/, says: () => "the disk is full" },
  { when: /(PANIC|FATAL|error): .*Read-only file system/, says: () => "its disk can only be read" },
  {
    when: /(?:PANIC|FATAL|error): +(.*): Permission denied/,
    says: (what) => `${what}: its account has no right to it`,
  },
  {
    when: /initialized by PostgreSQL version ([\w.]+)/,
    says: (version) =>
      `it was made by PostgreSQL ${version}, which is incompatible with this program`,
  },
  {
    when: /PG_CONTROL_VERSION|control file|global\/pg_control/,
    says: () => `its file global/pg_control is damaged or missing: ${backup}`,
  },
  {
    when: /valid checkpoint record|"pg_wal" does not exist/,
    says: () => `its log of changes (pg_wal) is damaged or missing: ${backup}`,
  },
];

/**
 * The last message counts: during its start PostgreSQL refuses early connections, which is not the
 * reason.
 */
const complaintIn = (log: string, level: "PANIC" | "FATAL") =>
  [...log.matchAll(new RegExp(`${level}: {2}(?!the database system is )(.*)`, "g"))].at(-1)?.[1];

const firstLine = (log: string) => /^(?:postgres|initdb)?:? *(?:error: )?(.+)$/m.exec(log)?.[1];

/**
 * PostgreSQL's own last lines, without the lines of statements, which contain what people have
 * entered.
 */
export const lastLines = (log: string) =>
  log
    .split("\n")
    .filter((line) =>
      /\] (PANIC|FATAL|LOG): {2}(?!terminating connection|the database system is)/.test(line),
    )
    .slice(-LINES);

const LINES = 8;
