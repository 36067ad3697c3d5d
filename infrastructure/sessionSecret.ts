import { randomBytes } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { Effect, Option, Redacted } from "effect";
import { appConfig } from "./config.ts";
import { DataFolderUnusable, prepareDataFolder } from "./dataFolder.ts";
import { systemError } from "./systemErrors.ts";

/** What seals the cookies: SESSION_SECRET, or one that is made once and kept in the data folder. */
export const sessionSecret = Effect.gen(function* () {
  const { sessionSecret, dataFolder } = yield* appConfig;
  if (Option.isSome(sessionSecret)) return sessionSecret.value;
  return yield* Effect.try({
    try: () => Redacted.make(keptIn(prepareDataFolder(dataFolder))),
    catch: (cause) => cause,
  }).pipe(
    Effect.catch((cause) =>
      cause instanceof DataFolderUnusable ? Effect.fail(cause) : Effect.die(cause),
    ),
  );
});

const keptIn = (home: string) => {
  const file = path.join(home, "session-secret");
  try {
    // Whoever comes first makes it; nobody else on this computer reads it.
    writeFileSync(file, randomBytes(32).toString("base64url"), { flag: "wx", mode: 0o600 });
  } catch (error) {
    if (systemError(error).code !== "EEXIST") throw error;
  }
  return readFileSync(file, "utf8");
};
