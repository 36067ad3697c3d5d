import { randomUUID } from "node:crypto";
import { Effect, Option, Redacted } from "effect";
import { ensureSuperAdmin } from "../../application/accounts/ensureSuperAdmin.ts";
import { Administrators } from "../../application/ports/Administrators.ts";
import { EventLog } from "../../application/ports/EventLog.ts";
import { Players } from "../../application/ports/Players.ts";
import { replaceGuessableNumbers } from "../../application/tournament/replaceGuessableNumbers.ts";
import { CommandId } from "../../domain/shared/values.ts";
import { appConfig } from "../config/config.ts";
import { wrong } from "../config/setting.ts";

const start = { kind: "system", id: "start" } as const;

/**
 * Creates what the settings ask for before the first request. Returns notes for the operator, line
 * by line.
 */
export const prepareInstallation = Effect.gen(function* () {
  const { administrator } = yield* appConfig;
  const isWithoutAccounts = yield* hasEventsOnly;
  if (Option.isSome(administrator)) {
    const { email, password } = administrator.value;
    const login = { email, password: Redacted.value(password) };
    const origin = { actor: start, commandId: CommandId.make(randomUUID()) };
    yield* ensureSuperAdmin(login, origin).pipe(
      Effect.catchTag(["InvalidAdministrator", "PasswordTooCommon"], ({ message }) =>
        wrong(`ADMIN_EMAIL and ADMIN_PASSWORD are refused: ${message}`),
      ),
    );
  }
  const renumbered = yield* replaceGuessableNumbers;
  return [...(isWithoutAccounts ? [eventsOnly] : []), ...renumbered.map(newNumberLine)];
});

const newNumberLine = (name: string) =>
  `The private event "${name}" has a new Event ID, because the one before could be guessed.`;

/** EventStoreDB contains only the events; accounts and courses are rows of the database. */
const hasEventsOnly = Effect.gen(function* () {
  if ((yield* EventLog.use(({ head }) => head)) === 0) return false;
  const eventAdmins = yield* Administrators.use(({ listEventAdmins }) => listEventAdmins);
  if (eventAdmins.length > 0) return false;
  const players = yield* Players.use(({ list }) => list("all"));
  return players.length === 0;
});

const eventsOnly =
  "The event store holds events, and this database none of the people and courses that they name: " +
  'restore the database that belongs to it, or players stand as "Former player".';
