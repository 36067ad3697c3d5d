import { readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { PassThrough } from "node:stream";
import { buffer } from "node:stream/consumers";
import { ConfigProvider, Console, Effect } from "effect";
import { expect } from "vitest";
import { openSnapshot } from "../../../infrastructure/postgres/backup/openSnapshot.ts";
import { backUp } from "./backUp.ts";
import { ask, golfAt, opener, test } from "./testing/commands.ts";

const takenAt = async (url: string) =>
  (await ask<{ takenAt: Date }>(url, `select taken_at as "takenAt" from reference.last_backup`)).at(
    0,
  )?.takenAt;

test("a folder keeps a number of backups, and every file of another name", async ({
  first,
  folder,
}) => {
  const older = ["05", "06", "07"].map((day) => `golf-2026-01-${day}T03-00-00Z.backup`);
  const others = ["golf-2026-01-01.backup", "golf-2026-01-01T03-00-00Z.backup.old", "notes.txt"];
  for (const name of [...older, ...others]) writeFileSync(path.join(folder, name), "");
  const settings = { DATABASE_URL: first };
  const back = (...args: ReadonlyArray<string>) => golfAt(settings, "backup", ...args);

  // Whatever fails removes nothing.
  const missing = path.join(folder, "missing");
  expect(
    await golfAt({ DATA_DIR: missing }, "backup", "--to", folder, "--keep", "1"),
  ).toMatchObject({ code: 1 });
  expect(await back("--to", missing, "--keep", "1")).toMatchObject({
    ...{ code: 1, output: expect.stringContaining("its folder does not exist") },
  });
  expect(readdirSync(folder)).toHaveLength(older.length + others.length);
  expect(await takenAt(first)).toBeUndefined();

  const made = await back("--to", folder, "--keep", "2", "--json");
  const { file, removed } = JSON.parse(made.output);
  expect(removed).toEqual(older.slice(0, 2));
  expect(path.basename(file)).toMatch(/^golf-\d{4}(-\d\d){2}T(\d\d-){2}\d\dZ\.backup$/u);
  expect(readdirSync(folder).toSorted()).toEqual(
    [...others, ...older.slice(2), path.basename(file)].toSorted(),
  );
  expect(await golfAt({}, "restore", "--check", file)).toMatchObject({ code: 0 });
  const age = Date.now() - ((await takenAt(first))?.getTime() ?? 0);
  expect(age).toBeLessThan(60_000);
});

test("a backup is written to a stream with nothing else, and not to a terminal", async ({
  first,
  folder,
}) => {
  const config = ConfigProvider.layer(ConfigProvider.fromUnknown({ DATABASE_URL: first }));
  const told: Array<unknown> = [];
  const led = (output: PassThrough & { readonly isTTY?: boolean }) =>
    Effect.runPromise(
      backUp({
        openSnapshot: Effect.suspend(() => Effect.provide(openSnapshot(opener), config)),
        ...{ target: { to: "output", output }, json: false, signal: AbortSignal.timeout(60_000) },
      }).pipe(
        Effect.scoped,
        Effect.provideService(Console.Console, {
          ...console,
          error: (line: unknown) => told.push(line),
        }),
      ),
    );
  const output = new PassThrough();
  const bytes = buffer(output);
  await led(output);
  output.end();
  const file = path.join(folder, "led");
  writeFileSync(file, await bytes);
  expect(await golfAt({}, "restore", "--check", file)).toMatchObject({ code: 0 });
  expect(told).toEqual([expect.stringMatching(/^Wrote \d+ rows \(sha256 [0-9a-f]{64}\)\.$/u)]);
  expect(await takenAt(first)).toBeDefined();

  const screen = Object.assign(new PassThrough(), { isTTY: true });
  await expect(led(screen)).rejects.toThrow(/^A backup is not for a terminal/u);
});

test("words that name no place for a backup, or two, are used wrongly", async ({ folder }) => {
  for (const words of [[], ["one", "--to", folder], ["one", "--keep", "2"], ["-", "--json"]]) {
    expect(await golfAt({}, "backup", ...words)).toMatchObject({ code: 2 });
  }
  expect(await golfAt({}, "backup", "--to", folder, "--keep", "0")).toMatchObject({ code: 2 });
});

test("a backup of a database that this version has not migrated yet is made without its time", async ({
  first,
  folder,
}) => {
  await ask(first, "drop table reference.last_backup");
  const { code } = await golfAt({ DATABASE_URL: first }, "backup", path.join(folder, "one"));
  expect(code).toBe(0);
});
