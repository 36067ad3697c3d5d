import { randomUUID } from "node:crypto";
import { Console, Effect, Schema } from "effect";
import { createAdministrator } from "../../../application/accounts/createAdministrator.ts";
import { CommandId, TournamentId } from "../../../domain/shared/values.ts";
import { Refused } from "../refused.ts";
import type { Terminal } from "../terminal/terminal.ts";
import { refuseUnknownTournament } from "../tournamentId.ts";
import { givenPassword, type PasswordOptions } from "./newPassword.ts";

export interface AdminOptions extends PasswordOptions {
  readonly email?: string;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly type?: string;
  readonly event?: string;
  readonly mobile?: string;
  readonly json: boolean;
}

const questions = {
  email: { flag: "--email", question: "E-mail", hidden: false },
  password: { flag: "--password", question: "Password", hidden: true },
  firstName: { flag: "--first-name", question: "First name", hidden: false },
  lastName: { flag: "--last-name", question: "Last name", hidden: false },
  type: { flag: "--type", question: "Account type (super_admin or event_admin)", hidden: false },
} as const;

export const adminCreate = Effect.fn("golf admin create")(function* (
  options: AdminOptions,
  terminal: Terminal,
) {
  const event = yield* eventOf(options.event);
  const password = yield* givenPassword(options, terminal);
  const answers = yield* completed(
    password === undefined ? options : { ...options, password },
    terminal,
  );
  const administrator = yield* createAdministrator(
    {
      email: answers.email,
      password: answers.password,
      firstName: answers.firstName,
      lastName: answers.lastName,
      accountType: answers.type,
      event,
      mobileNumber: options.mobile ?? null,
    },
    { actor: { kind: "cli", id: "golf" }, commandId: CommandId.make(randomUUID()) },
  );
  const { id, email, accountType } = administrator;
  yield* Console.log(
    options.json
      ? JSON.stringify({ id, email, accountType })
      : `Created the ${accountType} ${email}.`,
  );
});

/** An administrator of an event that does not exist could do nothing, and nobody would notice why. */
const eventOf = Effect.fnUntraced(function* (text: string | undefined) {
  if (text === undefined) return null;
  const id = yield* Effect.mapError(
    Schema.decodeEffect(TournamentId)(text as TournamentId),
    () => new Refused({ message: "--event must be the id of an event." }),
  );
  yield* refuseUnknownTournament(id);
  return id;
});

const names = Object.keys(questions) as ReadonlyArray<keyof typeof questions>;

/** Asks for missing values if a person can answer. */
const completed = Effect.fnUntraced(function* (options: AdminOptions, terminal: Terminal) {
  const missing = names.filter((name) => options[name] === undefined);
  if (missing.length > 0 && !terminal.isAttached) {
    const flags = missing.map((name) => questions[name].flag).join(", ");
    return yield* new Refused({ message: `Say also ${flags}.` });
  }
  const answers = { email: "", password: "", firstName: "", lastName: "", type: "" };
  for (const name of names) {
    const { question, hidden } = questions[name];
    answers[name] =
      options[name] ?? (yield* Effect.promise(() => terminal.ask(question, { hidden })));
  }
  return answers;
});
