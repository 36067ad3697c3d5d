import { rm, stat } from "node:fs/promises";
import path from "node:path";
import type { Writable } from "node:stream";
import { Clock, Console, Effect, type Scope } from "effect";
import type { Snapshot } from "../../../application/ports/Backup.ts";
import { Refused } from "../refused.ts";
import { countText } from "../terminal/countText.ts";
import { flushOutput } from "../terminal/flushOutput.ts";
import { openProgressBar } from "../terminal/progressBar.ts";
import { checkBackup, type Sum, type Writing, writeBackup, writeBackupTo } from "./backupFile.ts";
import { nameOf, removeOldest } from "./keptBackups.ts";

/** Where a backup goes. */
export type Target =
  | { readonly to: "file"; readonly file: string }
  | { readonly to: "folder"; readonly folder: string; readonly keep: number | null }
  | { readonly to: "output"; readonly output: Writable & { readonly isTTY?: boolean } };

interface Asked {
  readonly openSnapshot: Effect.Effect<Snapshot, unknown, Scope.Scope>;
  readonly target: Target;
  readonly json: boolean;
  readonly signal: AbortSignal;
}

/** Writes a backup, and remembers when the last good one was taken. */
export const backUp = Effect.fn("golf backup")(function* (asked: Asked) {
  const { openSnapshot, target, signal } = asked;
  if (target.to === "file") yield* refuseExisting(target.file);
  if (target.to === "output" && target.output.isTTY) {
    yield* new Refused({ message: "A backup is not for a terminal: lead it into a program." });
  }
  const snapshot = yield* openSnapshot;
  const takenAt = new Date(yield* Clock.currentTimeMillis).toISOString();
  const writing = { takenAt, onProgress: yield* openProgressBar("rows"), signal };
  if (target.to === "output") {
    const sum = yield* attempt(async () => {
      const written = await writeBackupTo(target.output, snapshot, writing);
      await flushOutput(target.output);
      return written;
    });
    yield* keepTime(snapshot, takenAt);
    return yield* Console.error(`Wrote ${sum.rows} rows (sha256 ${sum.sha256}).`);
  }
  const file = target.to === "file" ? target.file : path.join(target.folder, nameOf(takenAt));
  yield* refuseExisting(file);
  const sum = yield* attempt(() => writeChecked(file, snapshot, writing));
  yield* keepTime(snapshot, takenAt);
  yield* tell(asked, file, sum);
});

/** Only after the new one has proved good. */
const tell = Effect.fnUntraced(function* ({ target, json }: Asked, file: string, sum: Sum) {
  const removed =
    target.to === "folder" && target.keep !== null
      ? yield* attempt(() => removeOldest(target.folder, target.keep ?? 0))
      : [];
  const { rows, sha256 } = sum;
  if (json) return yield* Console.log(JSON.stringify({ file, rows, sha256, removed }));
  yield* Console.log(`Wrote ${rows} rows to ${file} (sha256 ${sha256}).`);
  if (removed.length > 0) {
    yield* Console.log(
      `Removed ${countText(removed.length, "older backup")}: ${removed.join(" ")}`,
    );
  }
});

/** The file is read back as `restore --check` reads it, because a disk may store something else. */
const writeChecked = async (file: string, snapshot: Snapshot, writing: Writing) => {
  const sum = await writeBackup(file, snapshot, writing);
  try {
    const { sha256 } = await checkBackup(file, () => {});
    if (sha256 === sum.sha256) return sum;
    throw new Refused({ message: "What was written is not what was read." });
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  }
};

/** The backup is good even if the database stores nothing, for example because its disk is full. */
const keepTime = (snapshot: Snapshot, takenAt: string) =>
  Effect.gen(function* () {
    const kept = yield* Effect.result(attempt(() => snapshot.keepTime(takenAt)));
    if (kept._tag === "Success") return;
    yield* Console.error(
      "The backup is whole, but the database could not store its time: golf doctor knows nothing of it.",
    );
  });

const refuseExisting = Effect.fnUntraced(function* (file: string) {
  const isThere = yield* Effect.promise(() =>
    stat(file).then(
      () => true,
      () => false,
    ),
  );
  if (isThere) yield* new Refused({ message: `${file} is there already: name another file.` });
});

const attempt = <A>(run: () => Promise<A>) =>
  Effect.tryPromise({ try: run, catch: (cause) => cause });
