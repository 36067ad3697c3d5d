import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished } from "vitest";
import { mountIn, unmount } from "../../../web/server/faults/testing/disk.ts";
import { fill, test } from "../copyEvents/testing/stores.ts";
import { golfProcess } from "../testing/golfProcess.ts";

test("a restore on a disk that becomes full ends with a sentence and leaves nothing behind", async ({
  first,
  skip,
}) => {
  const folder = mkdtempSync(path.join(tmpdir(), "golf-full-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const disk = mountIn(folder, "restore on a full disk", "40m");
  if (disk === null) return skip("This account may mount no disk that is small enough.");
  onTestFinished(() => void unmount(disk));
  const file = path.join(folder, "golf.backup");
  await fill(first, { streams: 3, rounds: 2 });
  const backup = golfProcess({ DATABASE_URL: first }, "backup", file);
  expect(await backup.ended).toMatchObject({ code: 0 });

  const DATA_DIR = path.join(disk, "data");
  const { code, output } = await golfProcess({ DATA_DIR }, "restore", file).ended;
  expect({ code, output }).toEqual({ code: 1, output: expect.stringMatching(/disk .*is full/) });
  expect(output).not.toContain("unexpectedly");
  expect(readdirSync(DATA_DIR)).toEqual([]);
});
