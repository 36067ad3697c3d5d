import { randomBytes } from "node:crypto";
import { Effect, Option } from "effect";
import { appConfig } from "../config/config.ts";
import { longSecret } from "../config/kinds.ts";
import { keptSecret } from "./keptSecret.ts";

/**
 * The secret that seals the cookies: SESSION_SECRET, or one that is created once and kept in the
 * data folder.
 */
export const sessionSecret = Effect.gen(function* () {
  const { sessionSecret } = yield* appConfig;
  if (Option.isSome(sessionSecret)) return sessionSecret.value;
  return yield* keptSecret({
    ...{ name: "session-secret", kind: longSecret, after: "with which everybody signs in again" },
    make: () => randomBytes(32).toString("base64url"),
  });
});
