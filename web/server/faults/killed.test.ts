import { describe, expect } from "vitest";
import { isAlive } from "../../../infrastructure/postgres/embedded/processes.ts";
import { openEvent } from "./testing/club.ts";
import { acknowledgedBy, makeDevice, triesOf } from "./testing/device.ts";
import { embeddedPostmaster, embeddedUrl } from "./testing/eventLog.ts";
import { processesOn, withProcesses as test } from "./testing/processes.ts";
import { until } from "./testing/until.ts";
import { expectAllOfItOnce } from "./testing/whatStands.ts";

const PLAYERS = 6;

/** After this many acknowledged scores, while the next requests are in progress. */
const MOMENTS = [1, 40, 120];
const ENOUGH = 200;

describe("kill -9 in the middle of writing", () => {
  test("loses nothing, doubles nothing, leaves nothing running", async ({ processes }) => {
    let server = await processes.start("main", {});
    const { origin } = server;
    const { club, eventId, field } = await openEvent(origin, PLAYERS);
    const devices = field.map((player) => makeDevice(player, eventId));
    const written = () => acknowledgedBy(devices);

    // The devices continue through all kills, as phones do.
    const playing = Promise.all(devices.map(({ play }) => play(origin, () => written() >= ENOUGH)));
    for (const moment of MOMENTS) {
      await until(`${moment} scores are acknowledged`, () => written() >= moment);
      const postmaster = embeddedPostmaster(processes.folder);
      await server.end("SIGKILL");
      await until("its database has ended", () => !isAlive(postmaster));
      server = await processes.start("main", {});
    }
    await playing;

    // Each kill must have interrupted a request. Otherwise this would prove nothing.
    const broken = triesOf(devices).filter(({ status }) => status === null);
    expect(broken.length).toBeGreaterThanOrEqual(MOMENTS.length);
    // Requests before the server is ready are answered with "try again", and with nothing else.
    const others = triesOf(devices).filter(({ status }) => status !== null && status > 202);
    expect(others.filter(({ status }) => status !== 503)).toEqual([]);

    const databaseUrl = embeddedUrl(processes.folder);
    await expectAllOfItOnce({ origin, databaseUrl, club, eventId, devices });
    expect(processes.golf({}, "verify", "--all")).toMatchObject({ status: 0 });

    expect(await server.end("SIGTERM")).toBe(0);
    expect(processesOn(processes.folder)).toEqual([]);
  });
}, 180_000);
