import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished } from "vitest";
import { fill, test } from "../copyEvents/testing/stores.ts";
import { golfProcess } from "../testing/golfProcess.ts";

test("a restore that is interrupted while it makes its database leaves no half of one, and can be repeated", async ({
  first,
}) => {
  const folder = mkdtempSync(path.join(tmpdir(), "golf-interrupted-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, "golf.backup");
  await fill(first, { streams: 3, rounds: 2 });
  const backup = golfProcess({ DATABASE_URL: first }, "backup", file);
  expect(await backup.ended).toMatchObject({ code: 0 });

  const DATA_DIR = path.join(folder, "data");
  const filesIn = () => (existsSync(DATA_DIR) ? readdirSync(DATA_DIR) : []);
  const { child, ended } = golfProcess({ DATA_DIR }, "restore", file);
  const isMaking = () => filesIn().some((name) => name.startsWith(".postgres-draft-"));
  await expect.poll(isMaking, { interval: 5 }).toBe(true);
  child.kill("SIGINT");
  child.kill("SIGINT");
  expect(await ended).toEqual({
    code: 1,
    output: "The restore was interrupted: nothing was restored.\n",
  });
  // Nothing, or the whole database if the signal came too late to cut it off.
  expect([[], ["postgres"]]).toContainEqual(filesIn());

  expect(await golfProcess({ DATA_DIR }, "restore", file).ended).toMatchObject({ code: 0 });
});
