import { readFileSync } from "node:fs";
import path from "node:path";
import { Effect, Redacted, Schema } from "effect";
import { appConfig } from "../config/config.ts";
import type { Kind } from "../config/setting.ts";
import { createOnce } from "./createOnce.ts";
import { DataFolderUnusable, namingFullFolder, prepareDataFolder } from "./dataFolder.ts";

/** The message is one sentence for the person who started the program. */
class KeptSecretUnusable extends Schema.TaggedError<KeptSecretUnusable>()("KeptSecretUnusable", {
  file: Schema.String,
  mustBe: Schema.String,
  after: Schema.String,
}) {
  override get message() {
    return (
      `${this.file} must hold ${this.mustBe}: put back that of your backup, or remove the file ` +
      `to have a new one made, ${this.after}.`
    );
  }
}

interface Kept {
  /** The name of the file. */
  readonly name: string;
  readonly kind: Kind<string>;
  readonly make: () => string;
  /** What a new one means: "with which everybody signs in again". */
  readonly after: string;
}

/** A secret that is created once and kept in the data folder. */
export const keptSecret = Effect.fnUntraced(function* (kept: Kept) {
  const { dataFolder } = yield* appConfig;
  return yield* Effect.try({
    try: () => Redacted.make(keptIn(prepareDataFolder(dataFolder), kept)),
    catch: (cause) => namingFullFolder(dataFolder, cause),
  }).pipe(Effect.catch((cause) => (hasSentence(cause) ? Effect.fail(cause) : Effect.die(cause))));
});

const hasSentence = (cause: unknown) =>
  cause instanceof DataFolderUnusable || cause instanceof KeptSecretUnusable;

const keptIn = (home: string, { name, kind, make, after }: Kept) => {
  const file = path.join(home, name);
  // The first process creates it. Other users of this computer cannot read it.
  createOnce(file, make(), 0o600);
  const text = readFileSync(file, "utf8");
  const { mustBe, schema } = kind;
  if (!Schema.is(schema)(text.trim())) throw new KeptSecretUnusable({ file, mustBe, after });
  return text;
};
