import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { Effect, Option, Redacted, Schema } from "effect";
import { appConfig } from "../config/config.ts";
import { longSecret } from "../config/kinds.ts";
import { createOnce } from "./createOnce.ts";
import { DataFolderUnusable, namingFullFolder, prepareDataFolder } from "./dataFolder.ts";

/** The message is one sentence for the person who started the program. */
class SessionSecretUnusable extends Schema.TaggedError<SessionSecretUnusable>()(
  "SessionSecretUnusable",
  { file: Schema.String },
) {
  override get message() {
    return (
      `${this.file} must hold ${longSecret.mustBe}: put back that of your backup, or remove the file ` +
      "to have a new one made, with which everybody signs in again."
    );
  }
}

/**
 * The secret that seals the cookies: SESSION_SECRET, or one that is created once and kept in the
 * data folder.
 */
export const sessionSecret = Effect.gen(function* () {
  const { sessionSecret, dataFolder } = yield* appConfig;
  if (Option.isSome(sessionSecret)) return sessionSecret.value;
  return yield* Effect.try({
    try: () => Redacted.make(keptIn(prepareDataFolder(dataFolder))),
    catch: (cause) => namingFullFolder(dataFolder, cause),
  }).pipe(Effect.catch((cause) => (hasSentence(cause) ? Effect.fail(cause) : Effect.die(cause))));
});

const hasSentence = (cause: unknown) =>
  cause instanceof DataFolderUnusable || cause instanceof SessionSecretUnusable;

const keptIn = (home: string) => {
  const file = path.join(home, "session-secret");
  // The first process creates it. Other users of this computer cannot read it.
  createOnce(file, randomBytes(32).toString("base64url"), 0o600);
  const text = readFileSync(file, "utf8");
  if (!isLong(text.trim())) throw new SessionSecretUnusable({ file });
  return text;
};

const isLong = Schema.is(longSecret.schema);
