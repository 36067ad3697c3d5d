import { appendFileSync, rmSync } from "node:fs";
import path from "node:path";
import { expect } from "vitest";
import { polling } from "../../../infrastructure/testing/until.ts";
import { openEvent } from "./testing/club.ts";
import { makeDevice, triesOf } from "./testing/device.ts";
import { mountIn, unmount } from "./testing/disk.ts";
import { embeddedUrl } from "./testing/eventLog.ts";
import { health } from "./testing/outage.ts";
import { everyoneIsRefused, moreThan } from "./testing/play.ts";
import { withProcesses as test } from "./testing/processes.ts";
import { expectAllOfItOnce } from "./testing/whatStands.ts";

const PLAYERS = 4;

/** Writes until the disk is full. */
const fill = (file: string) => {
  for (const size of [1_000_000, 4096, 1]) {
    const chunk = Buffer.alloc(size);
    try {
      for (;;) appendFileSync(file, chunk);
    } catch (error) {
      expect(error).toMatchObject({ code: "ENOSPC" });
    }
  }
};

test("a full disk accepts no score and loses none, and play continues without a restart when there is space", async ({
  processes,
  skip,
}) => {
  const disk = mountIn(processes.folder, "play on a full disk");
  if (disk === null) return skip("This account may mount no disk that is small enough.");
  try {
    const DATA_DIR = path.join(disk, "data");
    const { origin, end } = await processes.start("main", { DATA_DIR });
    const { club, eventId, field } = await openEvent(origin, PLAYERS);
    const devices = field.map((player) => makeDevice(player, eventId));
    let isOver = false;
    const playing = Promise.all(devices.map(({ play }) => play(origin, () => isOver)));
    await moreThan(devices, 20);

    const ballast = path.join(disk, "ballast");
    fill(ballast);
    const report = { status: "unavailable", database: "read_only" };
    await everyoneIsRefused(devices);
    await expect.poll(health(origin, null), polling).toMatchObject({ status: 503, report });
    rmSync(ballast);
    await moreThan(devices, 40);
    isOver = true;
    await playing;

    const refused = triesOf(devices).filter(({ status }) => status !== 200 && status !== 202);
    const away = { status: 503, sentence: "Service temporarily unavailable" };
    expect(refused).toEqual(refused.map(({ ms }) => ({ ...away, ms })));
    const well = { status: 200, report: { status: "ok", database: "ok" } };
    await expect.poll(health(origin, null), polling).toMatchObject(well);
    const databaseUrl = embeddedUrl(DATA_DIR);
    await expectAllOfItOnce({ origin, databaseUrl, club, eventId, devices });
    expect(processes.golf({ DATA_DIR }, "verify", "--all")).toMatchObject({ status: 0 });
    expect(await end("SIGTERM")).toBe(0);
  } finally {
    await processes.endAll();
    unmount(disk);
  }
});
