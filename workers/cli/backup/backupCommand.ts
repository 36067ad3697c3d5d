import { type Command, InvalidArgumentError } from "commander";
import { Console, Effect, type Scope } from "effect";
import type { EmptyInstallation, Snapshot } from "../../../application/ports/Backup.ts";
import { Refused } from "../refused.ts";
import { untilInterrupted } from "../terminal/interruption.ts";
import { openProgressBar } from "../terminal/progressBar.ts";
import { toTerminal } from "../terminal/terminal.ts";
import { backUp, type Target } from "./backUp.ts";
import { checkBackup, isStored, rowsIn } from "./backupFile.ts";

interface Opening {
  readonly openSnapshot: Effect.Effect<Snapshot, unknown, Scope.Scope>;
  /** Opens an empty installation with the tables after this migration. */
  readonly openEmpty: (form: string) => Effect.Effect<EmptyInstallation, unknown, Scope.Scope>;
}

interface Json {
  readonly json: boolean;
}
interface BackingUp extends Json {
  readonly to?: string;
  readonly keep?: number;
}
interface Restoring extends Json {
  readonly check: boolean;
}

const exitCodes = `
Exit codes: 0 done, 1 refused or failed (one sentence says why), 2 used wrongly.`;

/** `golf backup` and `golf restore`: all data that an installation must not lose, in one file. */
export const registerBackupCommands = (program: Command, opening: Opening) => {
  const command: Command = program
    .command("backup")
    .description("Write everything that must not be lost to one file, while the product runs")
    .argument("[file]", "where no file is yet; - writes it to standard output")
    .option("--to <folder>", "a folder, in which the file is named by date and time")
    .option("--keep <number>", "with --to: remove the oldest of such files beyond it", asNumber)
    .option("--json", "print one JSON document for scripts", false)
    .addHelpText(
      "after",
      `
It holds events, accounts, courses and lists as they stood at one moment; not who is signed in, not
what waits in the queue, and not the files session-secret and push-key. Keep it to yourself:
addresses are in it.
A file is read back before it counts as good; only then are older ones removed.
${exitCodes}`,
    )
    .action((file: string | undefined, options: BackingUp) => {
      const target = targetOf(file, options, (problem) => command.error(`error: ${problem}`));
      const { json } = options;
      return untilInterrupted("The backup was interrupted: no file was written.", (signal) =>
        Effect.runPromise(
          toTerminal(
            Effect.scoped(backUp({ openSnapshot: opening.openSnapshot, target, json, signal })),
          ),
          { signal },
        ),
      );
    });
  program
    .command("restore")
    .description("Make an installation from such a file, in a DATA_DIR that does not exist yet")
    .argument("<file>", "as golf backup wrote it")
    .option("--check", "read the file to its end, and restore nothing", false)
    .option("--json", "print one JSON document for scripts", false)
    .addHelpText("after", exitCodes)
    .action((file: string, options: Restoring) =>
      untilInterrupted("The restore was interrupted: nothing was restored.", (signal) =>
        Effect.runPromise(toTerminal(Effect.scoped(restore(opening, file, options))), { signal }),
      ),
    );
};

const STANDARD_OUTPUT = "-";

const targetOf = (
  file: string | undefined,
  { to: folder, keep, json }: BackingUp,
  usedWrongly: (problem: string) => never,
): Target => {
  if (keep !== undefined && folder === undefined) return usedWrongly("--keep is for --to");
  if (folder !== undefined) {
    if (file !== undefined) return usedWrongly("say a file or --to, and not both");
    return { to: "folder", folder, keep: keep ?? null };
  }
  if (file === undefined) return usedWrongly("say a file, or --to and a folder");
  if (file !== STANDARD_OUTPUT) return { to: "file", file };
  if (json) return usedWrongly("--json would stand in the middle of the backup");
  return { to: "output", output: process.stdout };
};

const asNumber = (text: string) => {
  if (!/^[1-9]\d{0,5}$/u.test(text)) throw new InvalidArgumentError("It is a whole number from 1.");
  return Number(text);
};

const restore = Effect.fn("golf restore")(function* (
  { openEmpty }: Opening,
  file: string,
  { check, json }: Restoring,
) {
  const onProgress = yield* openProgressBar("rows");
  const backup = yield* attempt(() => checkBackup(file, onProgress));
  const { form, rows, takenAt } = backup.header;
  if (!check) {
    const { load } = yield* openEmpty(form);
    yield* attempt(() =>
      load(rowsIn(file, backup), async (stored) => {
        if (await isStored(backup, stored)) return;
        throw new Refused({
          message: "What was stored is not what the backup holds: nothing was restored.",
        });
      }),
    );
  }
  const { sha256 } = backup;
  if (json) return yield* Console.log(JSON.stringify({ rows, takenAt, sha256, restored: !check }));
  const what = `${rows} rows of ${takenAt} (sha256 ${sha256})`;
  yield* Console.log(
    check
      ? `The backup is whole: ${what}.`
      : `Restored ${what}. The first start makes the read models; everybody signs in again.`,
  );
});

const attempt = <A>(run: () => Promise<A>) =>
  Effect.tryPromise({ try: run, catch: (cause) => cause });
