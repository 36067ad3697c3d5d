import { randomUUID } from "node:crypto";
import { Effect, Option, Redacted } from "effect";
import { ensureSuperAdmin } from "../application/accounts/ensureSuperAdmin.ts";
import { demoLines } from "../application/seed/demoLines.ts";
import { isDemoInUse } from "../application/seed/demoPeople.ts";
import { refuseOpenDemo } from "../application/seed/publishedPassword.ts";
import { demoAtStart } from "../application/seed/seedDemo.ts";
import { replaceGuessableNumbers } from "../application/tournament/replaceGuessableNumbers.ts";
import { CommandId } from "../domain/shared/values.ts";
import { appConfig } from "./config.ts";
import { isLoopback } from "./loopback.ts";

const start = { kind: "system", id: "start" } as const;

/**
 * What the settings want to be there before the first request. Answers what whoever starts it may
 * want to know, line by line.
 */
export const prepareInstallation = Effect.gen(function* () {
  const { administrator, seed, isProduction, host } = yield* appConfig;
  if (Option.isSome(administrator)) {
    const { email, password } = administrator.value;
    const login = { email, password: Redacted.value(password) };
    const origin = { actor: start, commandId: CommandId.make(randomUUID()) };
    yield* ensureSuperAdmin(login, origin);
  }
  const renumbered = yield* replaceGuessableNumbers;
  if (isProduction) yield* refuseOpenDemo;
  const demo = seed === "demo" ? yield* demoAtStart : null;
  const isExposed = !isProduction && !isLoopback(host) && (yield* isDemoInUse);
  return [
    ...renumbered.map(newNumberLine),
    ...(demo ? demoLines(demo) : []),
    ...(isExposed ? [exposedDemo(host)] : []),
  ];
});

const newNumberLine = (name: string) =>
  `The private event "${name}" has a new Event ID, because the one before could be guessed.`;

const exposedDemo = (host: string) =>
  `HOST is ${host}, so other computers may reach the demo, and everybody knows its passwords, ` +
  "that of the super admin too. Take it out with `npm run golf -- demo remove` before people rely on " +
  "what is here.";
