import type { Command } from "commander";
import type { Effect, ManagedRuntime } from "effect";
import type { Terminal } from "../terminal/terminal.ts";
import { type AdminOptions, adminCreate } from "./adminCreate.ts";
import {
  listAdministrators,
  removeAdministrator,
  resetAdministrator,
  restoreAdministrator,
} from "./administrators.ts";
import { type PasswordOptions, withPassword } from "./newPassword.ts";

export type AdminServices = Effect.Services<
  ReturnType<
    | typeof adminCreate
    | typeof listAdministrators
    | typeof removeAdministrator
    | typeof resetAdministrator
    | typeof restoreAdministrator
  >
>;

interface Json {
  readonly json: boolean;
}
type Removal = Json & { readonly yes: boolean; readonly evenLast: boolean };

const whom = ["<administrator>", "an id, or an e-mail"] as const;

interface Runtimes {
  readonly runtime: ManagedRuntime.ManagedRuntime<AdminServices, unknown>;
  /** The first administrator may come before anything else. */
  readonly maker: ManagedRuntime.ManagedRuntime<AdminServices, unknown>;
}

/** `golf admin`: the accounts of administrators. */
export const registerAdminCommand = (
  program: Command,
  { runtime, maker }: Runtimes,
  person: Terminal,
) => {
  const admin = program.command("admin").description("Accounts of administrators");
  const word = (name: string, description: string) =>
    admin
      .command(name)
      .description(description)
      .option("--json", "print one JSON document for scripts", false);

  withPassword(
    word("create", "Create an administrator; asks for what is missing when a person is there"),
  )
    .option("--email <e-mail>")
    .option("--first-name <name>")
    .option("--last-name <name>")
    .option("--type <type>", "super_admin or event_admin")
    .option("--event <event id>", "the event of an event admin")
    .option("--mobile <number>")
    .action((options: AdminOptions) => maker.runPromise(adminCreate(options, person)));
  word("list", "Show who runs the product, and who one event")
    .option("--all", "those who were removed too", false)
    .action((options: Json & { readonly all: boolean }) =>
      runtime.runPromise(listAdministrators(options)),
    );
  withPassword(
    word("reset-password", "Give an administrator a new password, and end the open sessions"),
  )
    .argument(...whom)
    .action((who: string, options: Json & PasswordOptions) =>
      runtime.runPromise(resetAdministrator(who, options, person)),
    );
  word("remove", "End the sessions of an administrator, who signs in no more")
    .argument(...whom)
    .option("--yes", "do not ask first", false)
    .option("--even-last", "do not ask about the last super admin either", false)
    .action((who: string, options: Removal) =>
      runtime.runPromise(removeAdministrator(who, options, person)),
    );
  word("restore", "Let an administrator who was removed sign in again")
    .argument(...whom)
    .action((who: string, options: Json) => runtime.runPromise(restoreAdministrator(who, options)));
};
