import type { Command } from "commander";
import { Console, Effect, type ManagedRuntime } from "effect";
import { removeSecondFactor } from "../../../application/accounts/secondFactor/removeSecondFactor.ts";
import { asOperator } from "../asOperator.ts";
import { Refused } from "../refused.ts";
import { askToConfirm } from "../terminal/askToConfirm.ts";
import type { Terminal } from "../terminal/terminal.ts";
import { findAdministrator } from "./findAdministrator.ts";

interface Options {
  readonly yes: boolean;
  readonly json: boolean;
}

type Runtime = Pick<
  ManagedRuntime.ManagedRuntime<Effect.Services<ReturnType<typeof removeFactor>>, unknown>,
  "runPromise"
>;

/**
 * Adds a word to `golf admin` that also needs the queue, because the owner is told by mail. The
 * queue may be on another server, which the other words do not need.
 */
export const registerFactorCommand = (program: Command, runtime: Runtime, person: Terminal) => {
  const known = program.commands.find((command) => command.name() === "admin");
  (known ?? program.command("admin"))
    .command("remove-second-factor")
    .description("Let an administrator whose phone is lost sign in with the password alone")
    .argument("<administrator>", "an id, or an e-mail")
    .option("--yes", "do not ask first", false)
    .option("--json", "print one JSON document for scripts", false)
    .action((who: string, options: Options) =>
      runtime.runPromise(removeFactor(who, options, person)),
    );
};

const removeFactor = Effect.fn("golf admin remove-second-factor")(function* (
  text: string,
  { yes, json }: Options,
  person: Terminal,
) {
  const { id, firstName, lastName, email } = yield* findAdministrator(text);
  const name = `${firstName} ${lastName} (${email})`;
  yield* askToConfirm(`Remove the second factor of ${name}?`, { yes, person });
  if (!(yield* removeSecondFactor(id, asOperator()))) {
    return yield* new Refused({ message: `${name} has no second factor.` });
  }
  const sentence = `${name} has no second factor any more, and is signed out.`;
  yield* Console.log(json ? JSON.stringify({ id, email, hasSecondFactor: false }) : sentence);
});
