import { Effect, Option, Redacted } from "effect";
import { appConfig } from "../config/config.ts";
import { namingFullFolder } from "../dataFolder/dataFolder.ts";
import { attempt } from "./attempt.ts";
import { checkLogin } from "./checkLogin.ts";
import { checkNotifications } from "./checkNotifications.ts";
import type { Opener } from "./embedded/owner.ts";
import type { End } from "./embedded/server.ts";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "./embedded.ts";

/** The address of the database of this installation, until the scope closes. */
export const installationUrl = Effect.fnUntraced(function* (opener: Opener) {
  const { databaseUrl, dataFolder } = yield* appConfig;
  return Option.isSome(databaseUrl)
    ? yield* answeringUrl(Redacted.value(databaseUrl.value))
    : yield* embeddedUrl(dataFolder, opener);
});

const answeringUrl = Effect.fnUntraced(function* (url: string) {
  const { host, pathname } = new URL(url);
  const name = `of DATABASE_URL (${withoutLogin(`${host}${pathname}`)})`;
  yield* attempt(() => checkLogin(url, name));
  yield* attempt(() => checkNotifications(url, name));
  return url;
});

/**
 * A slash in a password ends the host too early, and the rest of the password becomes part of the
 * path.
 */
const withoutLogin = (place: string) => place.replace(/^.*@/, "");

const embeddedUrl = Effect.fnUntraced(function* (folder: string, opener: Opener) {
  const log = Effect.runForkWith(yield* Effect.context());
  const listener = {
    ended: ({ reason, lines }: End) =>
      log(Effect.logError(`The embedded database ended, and starts again: ${reason}`, ...lines)),
    runsAgain: () => log(Effect.logInfo("The embedded database runs again")),
  };
  const { url, note } = yield* Effect.acquireRelease(
    startedUnlessStopped(async (stopping) =>
      startEmbeddedPostgres(folder, opener, listener, stopping).catch((error: unknown) => {
        throw namingFullFolder(folder, error);
      }),
    ),
    ({ stop }) => Effect.promise(stop),
    { interruptible: true },
  );
  if (note !== null && opener.kind === "server") yield* Effect.logWarning(note);
  return url("postgres");
});

/** A program that is stopped while it starts waits until nothing of its database is left running. */
const startedUnlessStopped = (start: (stopping: AbortSignal) => Promise<EmbeddedPostgres>) =>
  Effect.suspend(() => {
    const stopping = new AbortController();
    const started = start(stopping.signal);
    return Effect.onInterrupt(
      attempt(() => started),
      () => {
        stopping.abort();
        return Effect.promise(() =>
          started.then(
            ({ stop }) => stop(),
            () => {},
          ),
        );
      },
    );
  });
