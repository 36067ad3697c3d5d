import type { Command } from "commander";
import type { Effect, ManagedRuntime } from "effect";
import type { Terminal } from "../terminal/terminal.ts";
import { eraseUser } from "./eraseUser.ts";
import { type PasswordOptions, withPassword } from "./newPassword.ts";
import { archiveUser, listUsers, resetUserPassword, restoreUser } from "./users.ts";

type UsersServices = Effect.Services<
  ReturnType<
    | typeof listUsers
    | typeof archiveUser
    | typeof restoreUser
    | typeof resetUserPassword
    | typeof eraseUser
  >
>;

interface Json {
  readonly json: boolean;
}

const whom = ["<player>", "an id, or an e-mail"] as const;
const question = ["--yes", "do not ask first", false] as const;

/** `golf users`: the accounts of players. */
export const registerUsersCommand = (
  program: Command,
  runtime: ManagedRuntime.ManagedRuntime<UsersServices, unknown>,
  person: Terminal,
) => {
  const users = program.command("users").description("Accounts of players");
  const word = (name: string, description: string) =>
    users
      .command(name)
      .description(description)
      .option("--json", "print one JSON document for scripts", false);

  word("list", "Show who has an account")
    .option("--archived", "only those that were archived", false)
    .option("--all", "those too", false)
    .action((options: Json & { readonly archived: boolean; readonly all: boolean }) =>
      runtime.runPromise(listUsers(options)),
    );
  word("archive", "End the sessions of a player, who signs in no more; results stay")
    .argument(...whom)
    .action((player: string, { json }: Json) => runtime.runPromise(archiveUser(player, json)));
  word("restore", "Let a player who was archived sign in again")
    .argument(...whom)
    .action((player: string, { json }: Json) => runtime.runPromise(restoreUser(player, json)));
  withPassword(word("reset-password", "Give a player a new password, and end the open sessions"))
    .argument(...whom)
    .action((player: string, options: Json & PasswordOptions) =>
      runtime.runPromise(resetUserPassword(player, options, person)),
    );
  word("erase", "Delete an account for good, and list where typed texts still stand")
    .argument(...whom)
    .option("--check", "list the texts, and delete nothing", false)
    .option(...question)
    .addHelpText("after", erasing)
    .action((player: string, options: Json & { readonly yes: boolean; readonly check: boolean }) =>
      runtime.runPromise(eraseUser(player, options, person)),
    );
};

const erasing = `
The account goes, with everything that the audit table says of it. Results stay under "Former
player". What people typed (notes, reasons, names of teams, texts about an event) stays as it was
typed: the list says where, and why it is in the list.`;
