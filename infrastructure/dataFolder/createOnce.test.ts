import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createOnce } from "./createOnce.ts";

test("the first text is kept, and no other file is left behind", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "golf-create-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, "owner.json");
  expect(createOnce(file, "ana", 0o600)).toBe(true);
  expect(createOnce(file, "ben")).toBe(false);
  expect(readFileSync(file, "utf8")).toBe("ana");
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder)).toEqual(["owner.json"]);
});

test.runIf(process.platform === "linux")(
  "a full disk leaves no file behind, and the failure names the file",
  () => {
    const folder = mkdtempSync(path.join(tmpdir(), "golf-create-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = path.join(folder, "owner.json");
    // Every write to this device fails, because it has no space.
    symlinkSync("/dev/full", path.join(folder, `.owner.json-${process.pid}`));
    expect(() => createOnce(file, "ana")).toThrow(
      expect.objectContaining({ code: "ENOSPC", path: file }),
    );
    expect(readdirSync(folder)).toEqual([]);
  },
);

test("a folder that does not exist is a failure", () => {
  expect(() => createOnce("/nowhere/at/all", "ana")).toThrow("ENOENT");
});
