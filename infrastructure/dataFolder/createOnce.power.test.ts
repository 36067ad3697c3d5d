import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";

/**
 * The calls to the file system in their order, and the result of the call that flushes a file to
 * the disk.
 */
const disk = vi.hoisted(() => ({ done: [] as Array<string>, full: 0, links: true }));

vi.mock("node:fs", async (original) => {
  const fs = await original<typeof import("node:fs")>();
  const names = new Map<number, string>();
  const noSpace = () =>
    Object.assign(new Error("ENOSPC: no space left, write"), { code: "ENOSPC" });
  return {
    ...fs,
    openSync: (file: string, ...how: [string, number?]) => {
      const opened = fs.openSync(file, ...how);
      names.set(opened, path.basename(file));
      return opened;
    },
    fsyncSync: (opened: number) => {
      disk.done.push(`kept ${names.get(opened)}`);
      if (disk.full > 0 && disk.full-- === 1) throw noSpace();
      fs.fsyncSync(opened);
    },
    linkSync: (from: string, to: string) => {
      disk.done.push(`named ${path.basename(to)}`);
      if (!disk.links) throw Object.assign(new Error("no links"), { code: "EPERM" });
      fs.linkSync(from, to);
    },
  };
});

// Test files share their modules: an earlier one may have loaded this module with the real file
// system.
vi.resetModules();
const { createOnce } = await import("./createOnce.ts");

beforeEach(() => {
  Object.assign(disk, { done: [], full: 0, links: true });
});

const emptyFolder = () => {
  const folder = mkdtempSync(path.join(tmpdir(), "golf-create-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
};

test("a text is flushed to the disk before its name, and the name before the call returns", () => {
  const folder = emptyFolder();
  createOnce(path.join(folder, "secret"), "a text");
  expect(disk.done).toEqual([
    `kept .secret-${process.pid}`,
    "named secret",
    `kept ${path.basename(folder)}`,
  ]);
});

test.for([
  { where: "with links", links: true, full: 1 },
  { where: "without links", links: false, full: 2 },
])(
  "a full disk leaves no file behind, and the failure names the file: $where",
  ({ links, full }) => {
    const folder = emptyFolder();
    Object.assign(disk, { links, full });
    const file = path.join(folder, "secret");
    const failure = expect.objectContaining({ code: "ENOSPC", path: file });
    expect(() => createOnce(file, "a text")).toThrow(failure);
    expect(readdirSync(folder)).toEqual([]);
  },
);

test("the first text is kept on a disk without links, too", () => {
  const file = path.join(emptyFolder(), "secret");
  disk.links = false;
  expect([createOnce(file, "ana"), createOnce(file, "ben")]).toEqual([true, false]);
  expect(readFileSync(file, "utf8")).toBe("ana");
});
