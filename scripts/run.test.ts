import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { test as base, expect } from "vitest";

const test = base.extend<{ readonly unbuilt: string }>({
  // oxlint-disable-next-line no-empty-pattern -- vitest reads from it that nothing else is needed.
  unbuilt: async ({}, use) => {
    const folder = mkdtempSync(path.join(tmpdir(), "golf-unbuilt-"));
    cpSync("scripts/run.mjs", path.join(folder, "scripts/run.mjs"));
    await use(folder);
    rmSync(folder, { recursive: true });
  },
});

test.for(["main", "golf", "build"])(
  "%s without a build says what to do when nothing can be built",
  (name, { unbuilt }) => {
    const run = path.join(unbuilt, "scripts/run.mjs");
    const { status, stderr } = spawnSync(process.execPath, [run, name], { encoding: "utf8" });
    expect(status).toBe(1);
    expect(stderr).toMatch(/^Nothing was built yet, .* without NODE_ENV=production [^\n]+[.]\n$/);
  },
);

test("npm runs no scripts of installed packages", () => {
  const setting = spawnSync("npm config get ignore-scripts", { encoding: "utf8", shell: true });
  expect(setting.stdout.trim()).toBe("true");
});
