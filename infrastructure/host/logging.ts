import { Effect, Layer, Logger, References } from "effect";
import { appConfig } from "../config/config.ts";

const levels = {
  trace: "Trace",
  debug: "Debug",
  info: "Info",
  warn: "Warn",
  error: "Error",
  fatal: "Fatal",
  silent: "None",
} as const;

/** The log of the processes: one line of JSON for each entry, from LOG_LEVEL upwards. */
export const logging = Layer.unwrap(
  Effect.map(appConfig, ({ logLevel }) =>
    Layer.merge(
      Logger.layer([Logger.consoleJson]),
      Layer.succeed(References.MinimumLogLevel, levels[logLevel]),
    ),
  ),
);
