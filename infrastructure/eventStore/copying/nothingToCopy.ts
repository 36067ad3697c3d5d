import { existsSync } from "node:fs";
import path from "node:path";
import { Effect, Option, Schema } from "effect";
import type { EventLog } from "../../../application/ports/EventLog.ts";
import { appConfig } from "../../config/config.ts";
import { dataIn } from "../../postgres/embedded/cluster.ts";

/** The message is one sentence for the person who started the copy. */
class NothingToCopy extends Schema.TaggedError<NothingToCopy>()("NothingToCopy", {
  message: Schema.String,
}) {}

/** A mistyped folder must not become an installation. */
export const refuseMissingInstallation = Effect.gen(function* () {
  const { databaseUrl, dataFolder } = yield* appConfig;
  const isMissing = Option.isNone(databaseUrl) && !existsSync(dataIn(path.resolve(dataFolder)));
  if (isMissing) return yield* nothingIn(null);
});

/** An operator who moves an installation could mistake an empty copy for the real one. */
export const refuseEmpty = Effect.fnUntraced(function* (
  log: EventLog["Service"],
  from: string | null,
) {
  if ((yield* log.head) === 0) return yield* nothingIn(from);
});

const nothingIn = (from: string | null) => {
  const [source, setting] =
    from === null ? ["This installation", "DATABASE_URL or DATA_DIR"] : ["The source", "--from"];
  const message = `${source} holds no events, so there is nothing to copy: see whether ${setting} is right.`;
  return new NothingToCopy({ message });
};
