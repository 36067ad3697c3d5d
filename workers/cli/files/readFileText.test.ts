import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Effect } from "effect";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { sentenceFor } from "../../../infrastructure/failures/sentenceFor.ts";
import { readFileText } from "./readFileText.ts";

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "golf-read-"));
  file = path.join(folder, "file.json");
  onTestFinished(() => rmSync(folder, { recursive: true }));
});

/** The text of the file, or the sentence with which the command ends. */
const reading = (name: string) => Effect.runPromise(readFileText(name)).catch(sentenceFor);

test("a text is read as it is", async () => {
  writeFileSync(file, '{"player":"Søren"}');
  expect(await reading(file)).toBe('{"player":"Søren"}');
});

const soren = '{"player":"Søren Ł"}';
const utf16 = (text: string) => Buffer.from(text, "utf16le");

test.for([
  ["UTF-8 with a byte order mark", Buffer.from(`\uFEFF${soren}`)],
  ["UTF-16", utf16(`\uFEFF${soren}`)],
  ["UTF-16 with its halves swapped", utf16(`\uFEFF${soren}`).swap16()],
  ["UTF-16 without a byte order mark", utf16(soren)],
  ["UTF-16 without a byte order mark, with its halves swapped", utf16(soren).swap16()],
] as const)("a text in %s is read as it is meant", async ([, bytes]) => {
  writeFileSync(file, bytes);
  expect(await reading(file)).toBe(soren);
});

test("letters that are the same in all European encodings are read without Unicode", async () => {
  writeFileSync(file, Buffer.from('{"player":"Jürgen Weiß, Größe"}', "latin1"));
  expect(await reading(file)).toBe('{"player":"Jürgen Weiß, Größe"}');
});

test.for([
  [
    "letters that other encodings read as others",
    Buffer.from('{"player":"René Lefèvre"}', "latin1"),
  ],
  ["letters of an old computer", Buffer.from([0x22, 0x4a, 0x81, 0x72, 0x67, 0x22])],
  ["signs for lost letters", Buffer.from('{"player":"J\uFFFDrgen"}')],
  ["half a letter at its end", Buffer.from('{"player":"Søren').subarray(0, -4)],
  ["UTF-16 of an odd length", Buffer.concat([utf16(`\uFEFF${soren}`), Buffer.from([0])])],
] as const)("a text with %s is refused as a whole", async ([, bytes]) => {
  writeFileSync(file, bytes);
  expect(await reading(file)).toBe(
    `${file} is not UTF-8, so its accents would be lost. Save it as UTF-8, and check its names.`,
  );
});

test("a folder is refused", async () => {
  expect(await reading(folder)).toBe(`${folder} is a folder: name a file.`);
});

test("a missing file is refused in words", async () => {
  expect(await reading(file)).toBe(`${file} cannot be used: it does not exist.`);
});

test("a file of five megabytes is read, and a larger one is refused", async () => {
  writeFileSync(file, "x".repeat(5_000_000));
  expect(await reading(file)).toHaveLength(5_000_000);
  writeFileSync(file, "x", { flag: "a" });
  expect(await reading(file)).toBe(`${file} is larger than 5 MB, and an import takes no more.`);
});

test("a large file is refused without reading it", async () => {
  writeFileSync(file, "");
  truncateSync(file, 2 ** 40);
  expect(await reading(file)).toContain("is larger than 5 MB");
});

test.skipIf(process.platform === "win32")("a pipe that does not end is refused", async () => {
  const { status } = spawnSync("mkfifo", [file]);
  expect(status).toBe(0);
  const writer = spawn("sh", ["-c", `exec yes > ${file}`]);
  onTestFinished(() => void writer.kill());
  expect(await reading(file)).toContain("is larger than 5 MB");
});
