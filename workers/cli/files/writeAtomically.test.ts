import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createGunzip, createGzip, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";
import { sentenceFor } from "../../../infrastructure/failures/sentenceFor.ts";
import { writeAtomically } from "./writeAtomically.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "golf-write-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const { signal } = new AbortController();

test("a file is written, replaced, compressed, and readable only for its owner", async () => {
  const file = path.join(folder, "record");
  await writeAtomically(file, ["one ", "two"], { signal });
  expect(readFileSync(file, "utf8")).toBe("one two");
  await writeAtomically(file, ["three"], { signal, mode: 0o600, through: [createGzip()] });
  expect(gunzipSync(readFileSync(file)).toString()).toBe("three");
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder)).toEqual(["record"]);
});

test.for([
  {
    name: "none/record",
    prepare: () => {},
    says: " cannot be written: its folder does not exist.",
  },
  {
    name: "folder",
    prepare: (file: string) => mkdirSync(file),
    says: " is a folder: name a file.",
  },
  {
    name: "pipe",
    prepare: (file: string) => execFileSync("mkfifo", [file]),
    says: " is no ordinary file: name a file.",
  },
])(
  "$name is refused in one sentence, and no file is left behind",
  async ({ name, prepare, says }) => {
    const file = path.join(folder, name);
    prepare(file);
    const before = readdirSync(folder);
    const failure = await writeAtomically(file, ["text"], { signal }).catch(sentenceFor);
    expect(failure).toBe(`${file}${says}`);
    expect(readdirSync(folder)).toEqual(before);
  },
);

test("a failed write leaves the old file unchanged", async () => {
  const file = path.join(folder, "record");
  await writeAtomically(file, ["old"], { signal });
  const broken = writeAtomically(file, ["no gzip"], { signal, through: [createGunzip()] });
  await expect(broken).rejects.toThrow("incorrect header check");
  expect(readFileSync(file, "utf8")).toBe("old");
  expect(readdirSync(folder)).toEqual(["record"]);
});
