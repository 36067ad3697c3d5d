import { randomUUID } from "node:crypto";
import { Effect, Option, Redacted } from "effect";
import { ensureSuperAdmin } from "../../application/accounts/ensureSuperAdmin.ts";
import { replaceGuessableNumbers } from "../../application/tournament/replaceGuessableNumbers.ts";
import { CommandId } from "../../domain/shared/values.ts";
import { appConfig } from "../config/config.ts";

const start = { kind: "system", id: "start" } as const;

/**
 * What the settings want to be there before the first request. Answers what whoever starts it may
 * want to know, line by line.
 */
export const prepareInstallation = Effect.gen(function* () {
  const { administrator } = yield* appConfig;
  if (Option.isSome(administrator)) {
    const { email, password } = administrator.value;
    const login = { email, password: Redacted.value(password) };
    const origin = { actor: start, commandId: CommandId.make(randomUUID()) };
    yield* ensureSuperAdmin(login, origin);
  }
  const renumbered = yield* replaceGuessableNumbers;
  return renumbered.map(
    (name) =>
      `The private event "${name}" has a new Event ID, because the one before could be guessed.`,
  );
});
