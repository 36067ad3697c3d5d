import pg from "pg";
import { expect } from "vitest";
import { until } from "../../../infrastructure/testing/until.ts";
import { fill, test } from "../copyEvents/testing/stores.ts";
import { golfProcess } from "../testing/golfProcess.ts";

test("a rebuild that is interrupted says so in one sentence, and the next one completes it", async ({
  first,
}) => {
  await fill(first, { streams: 300, rounds: 8 });
  const client = new pg.Client(first);
  await client.connect();
  const isBuilding = async () => {
    const { rows } = await client.query(
      "select 1 where to_regclass('rebuild.leaderboard_card') is not null",
    );
    return rows.length > 0;
  };

  const { child, ended } = golfProcess({ DATABASE_URL: first }, "rebuild", "--all");
  await until("it builds", async () => child.exitCode !== null || isBuilding());
  await client.end();
  child.kill("SIGTERM");
  child.kill("SIGTERM");
  expect(await ended).toEqual({
    code: 1,
    output:
      "The rebuild was interrupted: the present tables answer on, and the next rebuild goes on from there.\n",
  });
  expect(await golfProcess({ DATABASE_URL: first }, "rebuild", "--all").ended).toMatchObject({
    code: 0,
    output: expect.stringContaining("leaderboard agrees with the events"),
  });
});
