import { printable } from "../../domain/shared/printable.ts";
import { isDiskFull, reasonOf, systemError } from "./systemErrors.ts";

/**
 * The message for the person who started a program that cannot continue: one sentence on one line,
 * without passwords. Our own failures contain their sentence. For errors of the system it is made
 * here.
 */
export const sentenceFor = (error: unknown) => {
  const sentence = databaseSentence(error) ?? systemSentence(error) ?? ownSentence(error);
  return inOneLine(withoutPasswords(sentence));
};

const ownSentence = (error: unknown) => {
  const { _tag, message, cause } = error as Failure;
  if (_tag !== undefined) return message || inWords(_tag, cause);
  const what = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return `The program failed unexpectedly: ${what}`;
};

interface Failure {
  readonly _tag?: string;
  readonly message?: string;
  readonly cause?: unknown;
}

/** Refusals have names that say what is wrong, such as `TournamentCancelled`. */
const inWords = (name: string, cause: unknown) => {
  const words = name.replace(/\B[A-Z]/g, " $&").toLowerCase();
  const reason = cause === undefined ? "" : `: ${reasonOf(cause)}`;
  return `This could not be done: ${words}${reason}`;
};

/**
 * PostgreSQL's code for a full disk. Its own message names an internal file, which helps only
 * experts.
 */
const diskFull = "53100";

/** PostgreSQL's code for a right that the role has not. */
const missingRight = "42501";

const databaseSentence = (error: unknown): string | undefined => {
  if (systemError(error).code === diskFull) {
    return "The disk of the database is full: free some of it where DATA_DIR is, or on the server of DATABASE_URL.";
  }
  const { cause, message } = Object(error) as Failure;
  if (systemError(error).code === missingRight) {
    return `The role of the database lacks a right: ${message}`;
  }
  return cause === undefined ? undefined : databaseSentence(cause);
};

const systemSentence = (error: unknown) => {
  const { code, syscall, path } = systemError(error);
  if (code === undefined) return;
  if (syscall === "listen" || syscall === "getaddrinfo" || syscall === "bind") {
    return listenSentence(error, code);
  }
  if (path !== undefined) return `${path} cannot be used: ${reasonOf(error)}`;
  return isDiskFull(error) ? `The program cannot go on: ${reasonOf(error)}` : undefined;
};

const listenSentence = (error: unknown, code: string) => {
  const { port, address, hostname } = error as {
    port?: number;
    address?: string;
    hostname?: string;
  };
  const host = address ?? hostname;
  switch (code) {
    case "EADDRINUSE":
      return `Port ${port} is in use: another program listens there. Set PORT to a free one.`;
    case "EACCES":
      return `Port ${port} is reserved for administrators of this computer. Set PORT to one above 1023.`;
    default:
      return `HOST must be an address of this computer, not "${host}".`;
  }
};

const withoutPasswords = (text: string) => text.replace(/(\w:\/\/[^\s:/@]*):[^\s/@]+@/g, "$1:***@");

const inOneLine = (text: string) => {
  const line = text.replace(/\s+/g, " ").trim();
  return printable(`${line.replace(/[.]+$/, "")}.`);
};
