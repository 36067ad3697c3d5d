import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { expect, onTestFinished } from "vitest";
import { until } from "../../../infrastructure/testing/until.ts";
import { createBareDatabase, fill, readAll, test } from "../copyEvents/testing/stores.ts";
import { golfProcess } from "../testing/golfProcess.ts";

const golfOn = (url: string, ...args: ReadonlyArray<string>) =>
  golfProcess({ DATABASE_URL: url }, ...args);

/** Whether the tables exist but the rows are still missing. */
const isHalfRestored = async (client: pg.Client) => {
  const { rows } = await client.query(
    `select to_regnamespace('restoring') is not null
      and to_regclass('reference.write_probe') is not null as half`,
  );
  return rows[0].half;
};

test("a restore that is killed leaves no installation that can be used, and can be repeated", async ({
  first,
}) => {
  const folder = mkdtempSync(path.join(tmpdir(), "golf-killed-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, "golf.backup");
  await fill(first, { streams: 300, rounds: 8 });
  expect(await golfOn(first, "backup", file).ended).toMatchObject({ code: 0 });

  const { url } = await createBareDatabase();
  const client = new pg.Client(url);
  await client.connect();
  onTestFinished(() => client.end());
  const { child, ended } = golfOn(url, "restore", file);
  await until(
    "half of it is restored",
    async () => child.exitCode !== null || isHalfRestored(client),
  );
  child.kill("SIGKILL");
  expect(await ended).toMatchObject({ code: null });
  expect(await isHalfRestored(client)).toBe(true);

  const refusal = "The installation is being restored, or a restore was cut off";
  expect(await golfOn(url, "status").ended).toMatchObject({
    code: 1,
    output: expect.stringContaining(refusal),
  });
  expect(await golfOn(url, "backup", path.join(folder, "half")).ended).toMatchObject({ code: 1 });

  expect(await golfOn(url, "restore", file).ended).toMatchObject({ code: 0 });
  expect(await isHalfRestored(client)).toBe(false);
  const ids = async (from: string) => (await readAll(from)).map(({ metadata }) => metadata.eventId);
  expect(await ids(url)).toEqual(await ids(first));
  expect(await golfOn(url, "status").ended).toMatchObject({ code: 0 });
});
