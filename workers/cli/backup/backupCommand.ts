import { stat } from "node:fs/promises";
import type { Command } from "commander";
import { Clock, Console, Effect, type Scope } from "effect";
import type { EmptyInstallation, Snapshot } from "../../../application/ports/Backup.ts";
import { untilInterrupted } from "../interruption.ts";
import { openProgressBar } from "../progressBar.ts";
import { Refused } from "../refused.ts";
import { toTerminal } from "../terminal.ts";
import { checkBackup, isStored, rowsIn, writeBackup } from "./backupFile.ts";

interface Opening {
  readonly openSnapshot: Effect.Effect<Snapshot, unknown, Scope.Scope>;
  /** Opens an empty installation with the tables after this migration. */
  readonly openEmpty: (form: string) => Effect.Effect<EmptyInstallation, unknown, Scope.Scope>;
}

interface Json {
  readonly json: boolean;
}
interface Restoring extends Json {
  readonly check: boolean;
}

const exitCodes = `
Exit codes: 0 done, 1 refused or failed (one sentence says why), 2 used wrongly.`;

/** `golf backup` and `golf restore`: all data that an installation must not lose, in one file. */
export const registerBackupCommands = (program: Command, opening: Opening) => {
  program
    .command("backup")
    .description("Write everything that must not be lost to one file, while the product runs")
    .argument("<file>", "where no file is yet")
    .option("--json", "print one JSON document for scripts", false)
    .addHelpText(
      "after",
      `
It holds events, accounts, courses and lists as they stood at one moment; not who is signed in, not
what waits in the queue, and not the file session-secret. Keep it to yourself: addresses are in it.
${exitCodes}`,
    )
    .action((file: string, { json }: Json) =>
      untilInterrupted("The backup was interrupted: no file was written.", (signal) =>
        Effect.runPromise(toTerminal(Effect.scoped(backUp(opening, { file, json, signal }))), {
          signal,
        }),
      ),
    );
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

const backUp = Effect.fn("golf backup")(function* (
  { openSnapshot }: Opening,
  { file, json, signal }: Json & { readonly file: string; readonly signal: AbortSignal },
) {
  if (yield* exists(file)) {
    yield* new Refused({ message: `${file} is there already: name another file.` });
  }
  const snapshot = yield* openSnapshot;
  const takenAt = new Date(yield* Clock.currentTimeMillis).toISOString();
  const onProgress = yield* openProgressBar("rows");
  const { rows, sha256 } = yield* attempt(() =>
    writeBackup(file, snapshot, { takenAt, onProgress, signal }),
  );
  yield* Console.log(
    json
      ? JSON.stringify({ file, rows, sha256 })
      : `Wrote ${rows} rows to ${file} (sha256 ${sha256}).`,
  );
});

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

const exists = (file: string) =>
  Effect.promise(() =>
    stat(file).then(
      () => true,
      () => false,
    ),
  );

const attempt = <A>(run: () => Promise<A>) =>
  Effect.tryPromise({ try: run, catch: (cause) => cause });
