import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { DataFolderUnusable, namingFullFolder, prepareDataFolder } from "./dataFolder.ts";

let parent: string;
beforeEach(() => {
  parent = mkdtempSync(path.join(tmpdir(), "golf-folder-"));
  onTestFinished(() => rmSync(parent, { recursive: true }));
});

test.each([
  { what: "a missing folder is made", files: [], folder: "new/deep" },
  { what: "an empty one is taken", files: [], folder: "." },
  { what: "the root of a disk is taken", files: ["lost+found", ".keep"], folder: "." },
  {
    what: "one with a database that was moved aside is ours",
    files: ["postgres.bak"],
    folder: ".",
  },
  { what: "ours is taken again", files: ["owner.json", "notes.txt"], folder: "." },
])("$what", ({ files, folder }) => {
  for (const file of files) writeFileSync(path.join(parent, file), "");
  expect(prepareDataFolder(path.join(parent, folder))).toBe(path.join(parent, folder));
});

test("a folder of somebody else is refused", () => {
  mkdirSync(path.join(parent, "holiday-pictures"));
  expect(() => prepareDataFolder(parent)).toThrow(
    `DATA_DIR cannot be ${parent}: it holds something else, for example holiday-pictures.`,
  );
});

test.each([
  { folder: "file", says: "it is a file" },
  { folder: "file/folder", says: "a part of its path is not a folder" },
])("$folder: $says", ({ folder, says }) => {
  writeFileSync(path.join(parent, "file"), "");
  const whole = path.join(parent, folder);
  expect(() => prepareDataFolder(whole)).toThrow(`DATA_DIR cannot be ${whole}: ${says}.`);
});

test.runIf(process.platform === "linux").each(["/proc/golf", "/proc/golf/deep"])(
  "%s: where no folder can be made",
  (folder) => {
    expect(() => prepareDataFolder(folder)).toThrow(
      `DATA_DIR cannot be ${folder}: no folder can be made there.`,
    );
  },
);

test.each(["ENOSPC", "EDQUOT"])("%s is said of the folder that it is about", (code) => {
  const error = Object.assign(new Error("no space left on device, write"), { code });
  expect(namingFullFolder(parent, error)).toEqual(
    new DataFolderUnusable({ message: `DATA_DIR cannot be ${parent}: the disk is full.` }),
  );
});

test("any other failure stays what it is", () => {
  const error = new Error("something else");
  expect(namingFullFolder(parent, error)).toBe(error);
});
