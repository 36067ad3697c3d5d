import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base, expect } from "vitest";
import { readChunkFiles } from "./chunkFiles.ts";

const test = base.extend<{ readonly folder: string }>({
  // oxlint-disable-next-line no-empty-pattern -- vitest reads from it that nothing else is needed.
  folder: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), "golf-chunks-"));
    mkdirSync(join(folder, "assets"));
    mkdirSync(join(folder, ".vite"));
    await use(folder);
    rmSync(folder, { recursive: true });
  },
});

test("a page names its scripts and those that they import, and has their styles in order", async ({
  folder,
}) => {
  const manifest = {
    "_board.js": {
      ...{ file: "assets/board.js", name: "board", css: ["assets/board.css"] },
      imports: ["_front.js"],
    },
    "_front.js": {
      ...{ file: "assets/front.js", name: "front", css: ["assets/front.css"] },
      imports: ["_board.js", "_libraries.js"],
    },
    "_libraries.js": { file: "assets/libraries.js", name: "libraries" },
    "_office.js": { file: "assets/office.js", name: "office", css: ["assets/office.css"] },
  };
  writeFileSync(join(folder, ".vite", "manifest.json"), JSON.stringify(manifest));
  writeFileSync(join(folder, "assets", "board.css"), "b{}");
  writeFileSync(join(folder, "assets", "front.css"), "f{}");

  const filesOf = await readChunkFiles(folder);
  expect(await filesOf("board")).toEqual({
    scripts: ["assets/board.js", "assets/front.js", "assets/libraries.js"],
    styles: [
      { file: "assets/front.css", text: "f{}" },
      { file: "assets/board.css", text: "b{}" },
    ],
  });
});

test("without a manifest the page finds its files by itself", async ({ folder }) => {
  const filesOf = await readChunkFiles(folder);
  expect(await filesOf("board")).toEqual({ scripts: [], styles: [] });
});
