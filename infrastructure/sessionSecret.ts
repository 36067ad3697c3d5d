import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { Effect, Option, Redacted } from "effect";
import { appConfig } from "./config.ts";
import { createOnce } from "./createOnce.ts";
import { DataFolderUnusable, prepareDataFolder } from "./dataFolder.ts";

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
  // Whoever comes first makes it; nobody else on this computer reads it.
  createOnce(file, randomBytes(32).toString("base64url"), 0o600);
  return readFileSync(file, "utf8");
};
