import { expect, test } from "vitest";
import { lastLines, reasonIn } from "./reasons.ts";

const line = (level: string, text: string) =>
  `2026-11-23 21:01:07.181 UTC [15404] ${level}:  ${text}\n`;

const startingUp = line("FATAL", "the database system is starting up");
const shutDown = line("LOG", "database system is shut down");

test.each([
  {
    log:
      line("FATAL", "database files are incompatible with server") +
      line(
        "DETAIL",
        "The data directory was initialized by PostgreSQL version 17, which is not compatible with this version 18.4.",
      ),
    says: "it was made by PostgreSQL 17, which is incompatible with this program",
  },
  {
    log:
      line("FATAL", "database files are incompatible with server") +
      line(
        "DETAIL",
        "The database cluster was initialized with PG_CONTROL_VERSION -1281165394, but the server was compiled with PG_CONTROL_VERSION 1800.",
      ),
    says: "its file global/pg_control is damaged or missing: put a backup in its place",
  },
  {
    log: line("FATAL", "incorrect checksum in control file") + shutDown,
    says: "its file global/pg_control is damaged or missing: put a backup in its place",
  },
  {
    log: 'postgres: could not find the database system\nbut could not open file "/data/global/pg_control": No such file',
    says: "its file global/pg_control is damaged or missing: put a backup in its place",
  },
  {
    log:
      line("LOG", "invalid checkpoint record") +
      startingUp +
      line("PANIC", "could not locate a valid checkpoint record at 0/1799708") +
      shutDown,
    says: "its log of changes (pg_wal) is damaged or missing: put a backup in its place",
  },
  {
    log: line("FATAL", 'required WAL directory "pg_wal" does not exist') + shutDown,
    says: "its log of changes (pg_wal) is damaged or missing: put a backup in its place",
  },
  {
    log: line("FATAL", 'could not write lock file "postmaster.pid": No space left on device'),
    says: "the disk is full",
  },
  {
    log: "initdb: error: could not create directory: No space left on device\ninitdb: removing",
    says: "the disk is full",
  },
  {
    log:
      line(
        "PANIC",
        'could not write to log file "000000010000000000000001": Read-only file system',
      ) + line("PANIC", 'could not open file "global/pg_control": Read-only file system'),
    says: "its disk can only be read",
  },
  {
    log: line("PANIC", 'could not open file "global/pg_control": Permission denied') + shutDown,
    says: 'could not open file "global/pg_control": its account has no right to it',
  },
  {
    log:
      line("ERROR", 'could not extend file "base/5/16418": No space left on device') +
      line("FATAL", "lost everything") +
      startingUp,
    says: "lost everything",
  },
  {
    log: 'postgres: could not access directory "/data": No such file or directory\nRun initdb',
    says: 'could not access directory "/data": No such file or directory',
  },
  { log: "", says: undefined },
])("the reason in the log is: $says", ({ log, says }) => {
  expect(reasonIn(log)).toBe(says);
});

test("the last lines of the log leave out statements", () => {
  const panic = line("PANIC", "could not write to file");
  const log =
    panic + line("STATEMENT", "insert into players values ('Ana')") + "and the rest of it\n";
  expect(lastLines(log + shutDown)).toEqual([panic.trim(), shutDown.trim()]);
});
