import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, onTestFinished, vi } from "vitest";
import { createBareDatabase, test } from "./testing/stores.ts";

describe("golf copy-events from a source without events", () => {
  test("a source without events is refused before the target is changed", async ({
    first,
    server,
    copyEvents,
  }) => {
    const { url, isBare } = await createBareDatabase();
    expect(await copyEvents("--from", first, "--to", url)).toEqual({
      code: 1,
      output:
        "The source holds no events, so there is nothing to copy: see whether --from is right.",
    });
    expect(await copyEvents("--from", server.connectionString, "--to", url)).toMatchObject({
      code: 1,
      output: expect.stringMatching(/^The source holds no events/),
    });
    expect(await isBare()).toBe(true);
  });

  test("a wrong DATA_DIR creates no database", async ({ second, copyEvents }) => {
    const folder = mkdtempSync(path.join(tmpdir(), "golf-copy-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    vi.stubEnv("DATA_DIR", path.join(folder, "mistyped"));
    onTestFinished(() => void vi.unstubAllEnvs());
    expect(await copyEvents("--to", second)).toEqual({
      code: 1,
      output:
        "This installation holds no events, so there is nothing to copy: " +
        "see whether DATABASE_URL or DATA_DIR is right.",
    });
    expect(existsSync(path.join(folder, "mistyped"))).toBe(false);
  });

  test("an installation without events is refused as a source", async ({
    first,
    second,
    copyEvents,
  }) => {
    vi.stubEnv("DATABASE_URL", first);
    onTestFinished(() => void vi.unstubAllEnvs());
    expect(await copyEvents("--to", second)).toMatchObject({
      code: 1,
      output: expect.stringMatching(/^This installation holds no events/),
    });
  });
});
