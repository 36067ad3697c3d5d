import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, onTestFinished } from "vitest";
import { test } from "../postgres/testing/database.ts";
import { asProgram } from "../testing/asProgram.ts";
import { type Env, freePort, ready, refusal, startProgram } from "../testing/startProgram.ts";

const emptyFolder = () => {
  const folder = mkdtempSync(path.join(tmpdir(), "golf-start-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

test("production does not start with a demo in its database, until the demo is removed", async ({
  database,
}) => {
  const DATA_DIR = emptyFolder();
  const start = (env: Env) => startProgram({ DATA_DIR, ...env });
  const trial = start({ DATABASE_URL: database.url, SEED: "demo", PORT: await freePort() });
  await ready(trial);
  trial.child.kill("SIGTERM");
  await trial.exit;

  const production = {
    ...{ DATABASE_URL: database.url, NODE_ENV: "production", PORT: await freePort() },
    ...{ PUBLIC_URL: "https://golf.example.org", SESSION_SECRET: "0123456789abcdef".repeat(2) },
  };
  expect(await refusal(start(production))).toMatch(
    /^Production does not start with the demo, .* super[.]admin@demo[.]example and 25 more: take it out with/,
  );
  const remove = [...asProgram, "golf", "demo", "remove", "--yes"];
  const env = { PATH: process.env["PATH"] ?? "", DATA_DIR, ...production };
  expect(spawnSync(process.execPath, remove, { env }).status).toBe(0);
  await ready(start(production));
});

// Only root may mount a disk that is small enough to fill.
describe.skipIf(process.getuid?.() !== 0)("starting on a full disk", () => {
  test("a start with a full data folder is refused, and leaves no file there", async ({ skip }) => {
    const full = path.join(emptyFolder(), "full");
    mkdirSync(full);
    const { status } = spawnSync("mount", ["-t", "tmpfs", "-o", "size=16k", "tmpfs", full]);
    skip(status !== 0, "Nothing can be mounted here.");
    onTestFinished(() => void spawnSync("umount", [full]));
    const { stderr } = spawnSync("dd", ["if=/dev/zero", `of=${full}/.fill`], {
      encoding: "utf8",
    });
    expect(stderr).toContain("No space left");

    expect(await refusal(startProgram({ DATA_DIR: full }))).toBe(
      `DATA_DIR cannot be ${full}: the disk is full.`,
    );
    expect(readdirSync(full)).toEqual([".fill"]);
  });
});
