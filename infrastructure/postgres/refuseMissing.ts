import { existsSync } from "node:fs";
import path from "node:path";
import { Effect, Option, Schema } from "effect";
import { appConfig } from "../config/config.ts";
import { attempt } from "./attempt.ts";
import { connectedTo } from "./backup/connectedTo.ts";
import { homeIn } from "./embedded/cluster.ts";
import { findOtherCluster } from "./embedded/otherClusters.ts";
import type { Opener } from "./embedded/owner.ts";
import { installationUrl } from "./installationUrl.ts";
import { formOf } from "./migrationTables.ts";

/** The message is one sentence for the person who started the command. */
export class NotInstalled extends Schema.TaggedError<NotInstalled>()("NotInstalled", {
  message: Schema.String,
}) {}

/** Fails before anything is made, because a mistyped folder must not become an installation. */
export const refuseMissing = Effect.fnUntraced(function* (opener: Opener) {
  const { databaseUrl, dataFolder } = yield* appConfig;
  const isThere = Option.isSome(databaseUrl)
    ? yield* hasTables(opener)
    : hasCluster(path.resolve(dataFolder));
  if (isThere) return;
  yield* new NotInstalled({
    message: "There is no installation here: see whether DATABASE_URL or DATA_DIR is right.",
  });
});

const hasTables = (opener: Opener) =>
  Effect.gen(function* () {
    const client = yield* connectedTo(yield* installationUrl(opener));
    return (yield* attempt(() => formOf(client))) !== null;
  }).pipe(Effect.scoped);

/** A folder with another problem is there: opening it says what is wrong. */
const hasCluster = (folder: string) => {
  if (existsSync(homeIn(folder))) return true;
  try {
    return existsSync(folder) && findOtherCluster(folder) !== undefined;
  } catch {
    return true;
  }
};
