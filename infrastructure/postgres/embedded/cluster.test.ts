import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { clusterIn } from "./cluster.ts";

const NOBODY = 65_534;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "golf-cluster-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  chmodSync(folder, 0o755);
  mkdirSync(path.join(folder, "postgres"), { mode: 0o700 });
  writeFileSync(path.join(folder, "postgres/password"), "secret", { mode: 0o600 });
});

test("the cluster of a folder comes with its password", () => {
  expect(clusterIn(folder)).toEqual({
    data: path.join(folder, "postgres/data"),
    password: "secret",
  });
});

test("a password that is gone is missing", () => {
  rmSync(path.join(folder, "postgres/password"));
  expect(() => clusterIn(folder)).toThrow(
    `The database in ${folder} does not start: its password file is missing.`,
  );
});

test.runIf(process.platform === "linux")(
  "a folder that is somebody else's further down says whose it must be",
  () => {
    const account = anotherAccount();
    expect(() => clusterIn(folder)).toThrow(
      `The database in ${folder} does not start: its password file cannot be read, since this ` +
        `account has no right to it: make all of ${folder} belong to user ${account}, who starts ` +
        "the program.",
    );
  },
);

/** Only root can become another one; to everybody else its own file is closed. */
const anotherAccount = () => {
  if (process.geteuid?.() !== 0) {
    chmodSync(path.join(folder, "postgres/password"), 0);
    return process.geteuid?.();
  }
  process.seteuid?.(NOBODY);
  onTestFinished(() => process.seteuid?.(0));
  return NOBODY;
};
