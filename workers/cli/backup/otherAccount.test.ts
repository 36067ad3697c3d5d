import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { golfWithoutRights } from "../testing/golfProcess.ts";

test("a backup by an account that may not read the database says so, not that there is none", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "golf-account-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const DATA_DIR = path.join(folder, "data");
  const home = path.join(DATA_DIR, "postgres");
  mkdirSync(path.join(home, "data"), { recursive: true });
  chmodSync(home, 0o000);
  onTestFinished(() => chmodSync(home, 0o700));
  const backup = golfWithoutRights({ DATA_DIR }, "backup", path.join(folder, "golf.backup"));
  expect(await backup.ended).toEqual({
    code: 1,
    output: `${home}/data cannot be used: this account has no right to it.\n`,
  });
  expect(readdirSync(folder)).toEqual(["data"]);
});
