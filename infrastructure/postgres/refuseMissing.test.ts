import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { ConfigProvider, Effect, Predicate } from "effect";
import { expect, onTestFinished, test } from "vitest";
import { migrate } from "./migrate.ts";
import { refuseMissing } from "./refuseMissing.ts";
import { createDatabase } from "./testing/database.ts";

const looking = (settings: Record<string, string>) =>
  refuseMissing({ program: "golf", kind: "tool" }).pipe(
    Effect.provide(ConfigProvider.layer(ConfigProvider.fromUnknown(settings))),
    Effect.map((): string => "there"),
    Effect.catch((error) =>
      Predicate.isTagged(error, "NotInstalled") ? Effect.succeed("missing") : Effect.fail(error),
    ),
    Effect.runPromise,
  );

test("a database without tables is no installation, and stays without them", async () => {
  const { url, drop } = await createDatabase("template0");
  onTestFinished(drop);
  expect(await looking({ DATABASE_URL: url })).toBe("missing");
  expect(await looking({ DATABASE_URL: url })).toBe("missing");
  await migrate(url);
  expect(await looking({ DATABASE_URL: url })).toBe("there");
});

test("a folder is an installation with a database, even if that was renamed", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "golf-missing-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  expect(await looking({ DATA_DIR: folder })).toBe("missing");
  expect(await looking({ DATA_DIR: path.join(folder, "mistyped") })).toBe("missing");
  expect(existsSync(path.join(folder, "mistyped"))).toBe(false);
  mkdirSync(path.join(folder, "postgres-old"));
  writeFileSync(path.join(folder, "postgres-old", "PG_VERSION"), "18");
  expect(await looking({ DATA_DIR: folder })).toBe("there");
});
