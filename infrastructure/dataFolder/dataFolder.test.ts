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
  { what: "a missing folder is created", files: [], folder: "new/deep" },
  { what: "an empty folder is accepted", files: [], folder: "." },
  { what: "the root of a disk is accepted", files: ["lost+found", ".keep"], folder: "." },
  {
    what: "a folder with a database that was moved aside is accepted",
    files: ["postgres.bak"],
    folder: ".",
  },
  {
    what: "a folder that the product has used is accepted",
    files: ["owner.json", "notes.txt"],
    folder: ".",
  },
])("$what", ({ files, folder }) => {
  for (const file of files) writeFileSync(path.join(parent, file), "");
  expect(prepareDataFolder(path.join(parent, folder))).toBe(path.join(parent, folder));
});

test("a folder with other files is refused", () => {
  mkdirSync(path.join(parent, "holiday-pictures"));
  expect(() => prepareDataFolder(parent)).toThrow(
    `DATA_DIR cannot be ${parent}: it holds something else, for example holiday-pictures.`,
  );
});

test.each([
  { folder: "file", says: "it is a file" },
  { folder: "file/folder", says: "a part of its path is not a folder" },
])("a data folder at $folder is refused: $says", ({ folder, says }) => {
  writeFileSync(path.join(parent, "file"), "");
  const whole = path.join(parent, folder);
  expect(() => prepareDataFolder(whole)).toThrow(`DATA_DIR cannot be ${whole}: ${says}.`);
});

test.runIf(process.platform === "linux").each(["/proc/golf", "/proc/golf/deep"])(
  "a data folder at %s is refused where no folder can be created",
  (folder) => {
    expect(() => prepareDataFolder(folder)).toThrow(
      `DATA_DIR cannot be ${folder}: no folder can be made there.`,
    );
  },
);

test.each(["ENOSPC", "EDQUOT"])("a failure with code %s names the folder that is full", (code) => {
  const error = Object.assign(new Error("no space left on device, write"), { code });
  expect(namingFullFolder(parent, error)).toEqual(
    new DataFolderUnusable({ message: `DATA_DIR cannot be ${parent}: the disk is full.` }),
  );
});

test("any other failure is unchanged", () => {
  const error = new Error("something else");
  expect(namingFullFolder(parent, error)).toBe(error);
});
