import type { Command } from "commander";
import { Effect } from "effect";
import { refusalOfLength } from "../../../domain/shared/passwordLength.ts";
import { Refused } from "../refused.ts";
import type { Terminal } from "../terminal/terminal.ts";

export interface PasswordOptions {
  readonly password?: string;
  readonly passwordStdin: boolean;
}

/** How a script says a password. Other users of the computer see the words of a command. */
export const withPassword = (command: Command) =>
  command
    .option("--password <password>", "without it, it is asked for and not shown")
    .option("--password-stdin", "read it from standard input", false);

/** The password from an option or from standard input, without the line end behind it. */
export const givenPassword = Effect.fnUntraced(function* (
  { password, passwordStdin }: PasswordOptions,
  person: Terminal,
) {
  if (!passwordStdin) return password;
  if (password !== undefined) {
    return yield* new Refused({ message: "Say --password or --password-stdin, and not both." });
  }
  if (person.isAttached) {
    return yield* new Refused({
      message: "Nothing is led into this command: leave --password-stdin out to be asked.",
    });
  }
  const text = yield* Effect.promise(person.input);
  return text.replace(/\r?\n$/u, "");
});

/** The same, or from the person at the terminal. */
export const newPassword = Effect.fnUntraced(function* (
  options: PasswordOptions,
  person: Terminal,
) {
  const given = yield* givenPassword(options, person);
  if (given === undefined && !person.isAttached) {
    return yield* new Refused({ message: "Say also --password or --password-stdin." });
  }
  const password =
    given ?? (yield* Effect.promise(() => person.ask("New password", { hidden: true })));
  const wrongLength = refusalOfLength(password);
  if (wrongLength !== undefined) return yield* new Refused({ message: wrongLength });
  return password;
});
