import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Command } from "commander";
import { ConfigProvider, Effect } from "effect";
import pg from "pg";
import { vi } from "vitest";
import { sentenceFor } from "../../../../infrastructure/failures/sentenceFor.ts";
import { openEmpty } from "../../../../infrastructure/postgres/backup/openEmpty.ts";
import { openSnapshot } from "../../../../infrastructure/postgres/backup/openSnapshot.ts";
import { test as base } from "../../copyEvents/testing/stores.ts";
import { runGolf } from "../../golf.ts";
import { registerBackupCommands } from "../backupCommand.ts";

export const opener = { program: "golf", kind: "tool" } as const;

/** The commands with the settings of this installation, and their output. */
export const golfAt = async (settings: Record<string, string>, ...args: ReadonlyArray<string>) => {
  const config = ConfigProvider.layer(ConfigProvider.fromUnknown(settings));
  const program = new Command("golf").exitOverride().configureOutput({ writeErr: () => {} });
  registerBackupCommands(program, {
    openSnapshot: Effect.suspend(() => Effect.provide(openSnapshot(opener), config)),
    openEmpty: (form) => Effect.suspend(() => Effect.provide(openEmpty(form, opener), config)),
  });
  let output = "";
  const log = vi.spyOn(console, "log").mockImplementation((line) => {
    output += line;
  });
  const code = await runGolf(program, args).catch((error: unknown) => {
    output += sentenceFor(error);
    return 1;
  });
  log.mockRestore();
  return { code, output };
};

export const ask = async <Row extends object>(url: string, question: string) => {
  const client = new pg.Client(url);
  await client.connect();
  return (await client.query<Row>(question).finally(() => client.end())).rows;
};

export const test = base.extend<{ readonly folder: string }>({
  // oxlint-disable-next-line no-empty-pattern -- vitest reads from it that nothing else is needed.
  folder: async ({}, use) => {
    const folder = mkdtempSync(path.join(tmpdir(), "golf-backup-"));
    await use(folder);
    rmSync(folder, { recursive: true });
  },
});
