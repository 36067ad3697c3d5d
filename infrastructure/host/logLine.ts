import { hostname } from "node:os";
import { Cause, type LogLevel, Predicate } from "effect";

/** The numbers that the server's log has for them, too. */
const LEVELS: Readonly<Record<LogLevel.LogLevel, number>> = {
  ...{ All: 10, Trace: 10, Debug: 20, Info: 30 },
  ...{ Warn: 40, Error: 50, Fatal: 60, None: 60 },
};

interface Entry {
  readonly level: LogLevel.LogLevel;
  readonly time: number;
  /** The process, such as "projector 2". */
  readonly process: string;
  /** Texts, objects whose fields belong to the line, and errors. */
  readonly said: ReadonlyArray<unknown>;
  readonly fields?: Readonly<Record<string, unknown>>;
  readonly cause?: Cause.Cause<unknown>;
}

/** One line of the log as JSON: the form in which every process writes. */
export const logLine = ({
  level,
  time,
  process: name,
  said,
  fields = {},
  cause,
}: Entry): string => {
  const errors = said.filter((part) => part instanceof Error);
  const objects = said.filter((part) => Predicate.isObject(part) && !(part instanceof Error));
  const texts = said.filter((part) => !Predicate.isObject(part)).map(String);
  const error = errors[0] ?? (cause && cause.reasons.length > 0 ? Cause.squash(cause) : undefined);
  const reserved = {
    level: LEVELS[level],
    time,
    pid: process.pid,
    hostname: hostname(),
    process: name,
  };
  return JSON.stringify(
    {
      ...Object.assign({}, ...objects, fields),
      ...reserved,
      ...(error === undefined ? {} : { err: shown(error) }),
      msg: texts.join(" ") || (error instanceof Error ? error.message : ""),
    },
    withoutBigNumbers,
  );
};

const shown = (error: unknown) =>
  error instanceof Error
    ? { type: error.name, message: error.message, stack: error.stack }
    : { type: "Error", message: String(error) };

/** A BigInt has no form in JSON, and one in a field must not cost the line. */
const withoutBigNumbers = (_key: string, value: unknown) =>
  typeof value === "bigint" ? String(value) : value;
