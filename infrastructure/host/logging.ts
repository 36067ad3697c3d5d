import { Effect, Layer, Logger, References } from "effect";
import { appConfig } from "../config/config.ts";
import { logLine } from "./logLine.ts";

const levels = {
  trace: "Trace",
  debug: "Debug",
  info: "Info",
  warn: "Warn",
  error: "Error",
  fatal: "Fatal",
  silent: "None",
} as const;

const linesOf = (process: string) =>
  Logger.make<unknown, string>(({ message, logLevel, cause, date, fiber }) =>
    logLine({
      ...{ level: logLevel, time: date.getTime(), process, cause },
      said: Array.isArray(message) ? message : [message],
      fields: fiber.getRef(References.CurrentLogAnnotations),
    }),
  );

/**
 * The log of everything but the server's answers: one line of JSON for each entry, from LOG_LEVEL
 * upwards.
 */
export const logging = (process: string) =>
  Layer.unwrap(
    Effect.map(appConfig, ({ logLevel }) =>
      Layer.merge(
        Logger.layer([Logger.withConsoleLog(linesOf(process))]),
        Layer.succeed(References.MinimumLogLevel, levels[logLevel]),
      ),
    ),
  );
