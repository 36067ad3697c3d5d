import { truncateSync } from "node:fs";
import path from "node:path";
import { describe, expect } from "vitest";
import { isAlive } from "../../../infrastructure/postgres/embedded/processes.ts";
import { polling, until } from "../../../infrastructure/testing/until.ts";
import { openEvent } from "./testing/club.ts";
import { acknowledgedBy, makeDevice, triesOf } from "./testing/device.ts";
import { embeddedPostmaster, embeddedUrl } from "./testing/eventLog.ts";
import { health } from "./testing/outage.ts";
import { processesOn, withProcesses as test } from "./testing/processes.ts";
import { watchBoard } from "./testing/viewer.ts";
import { expectAllOfItOnce } from "./testing/whatStands.ts";

const PLAYERS = 6;

/**
 * The database is killed after this many acknowledged scores, while the next requests are in
 * progress.
 */
const MOMENTS = [1, 60, 120];
const ENOUGH = 180;

describe("the embedded database", () => {
  test("the product continues after the database is killed during writes", async ({
    processes,
  }) => {
    const { origin, child, output, end } = await processes.start("main", {});
    const { club, eventId, field } = await openEvent(origin, PLAYERS);
    const devices = field.map((player) => makeDevice(player, eventId));
    const written = () => acknowledgedBy(devices);
    const viewer = await watchBoard(origin, eventId, club.admin);

    const playing = Promise.all(devices.map(({ play }) => play(origin, () => written() >= ENOUGH)));
    for (const moment of MOMENTS) {
      await until(`${moment} scores are acknowledged`, () => written() >= moment);
      const postmaster = embeddedPostmaster(processes.folder);
      process.kill(postmaster, "SIGKILL");
      await until("another one has taken its place", () => {
        const next = embeddedPostmaster(processes.folder);
        return next !== 0 && next !== postmaster && isAlive(next);
      });
    }
    const before = viewer.version();
    await playing;

    // Some requests must have met the outage. Otherwise this test would prove nothing.
    expect(triesOf(devices).filter(({ status }) => status === 503)).not.toEqual([]);
    await until("the viewer sees what came later", () => viewer.version() > before);
    viewer.close();
    const well = { status: 200, report: { eventStore: "ok", database: "ok", queue: "ok" } };
    await expect.poll(health(origin, null), polling).toMatchObject(well);
    const databaseUrl = embeddedUrl(processes.folder);
    await expectAllOfItOnce({ origin, databaseUrl, club, eventId, devices });
    expect(processes.golf({}, "verify", "--all")).toMatchObject({ status: 0 });

    const reason = "The embedded database ended, and starts again: it was ended by SIGKILL";
    expect(output().split(reason)).toHaveLength(MOMENTS.length + 1);
    expect(child.exitCode).toBeNull();
    expect(await end("SIGTERM")).toBe(0);
    expect(processesOn(processes.folder)).toEqual([]);
  });

  test("a database that cannot start again ends the program with one sentence", async ({
    processes,
  }) => {
    const { exit, output } = await processes.start("main", {});
    truncateSync(path.join(processes.folder, "postgres/data/global/pg_control"));
    process.kill(embeddedPostmaster(processes.folder), "SIGKILL");
    expect(await exit).toBe(1);
    expect(output()).toContain(
      `\nThe database in ${processes.folder} ended 5 times within a minute: ` +
        "its file global/pg_control is damaged or missing: put a backup in its place.\n",
    );
    expect(processesOn(processes.folder)).toEqual([]);
  });
});
