import { describe, expect } from "vitest";
import { isAlive } from "../../../infrastructure/postgres/embedded/processes.ts";
import { until } from "../../../infrastructure/testing/until.ts";
import { openEvent } from "./testing/club.ts";
import { acknowledgedBy, makeDevice, triesOf } from "./testing/device.ts";
import { askDatabase, embeddedPostmaster, embeddedUrl } from "./testing/eventLog.ts";
import { JUMP, otherClock } from "./testing/otherClock.ts";
import { processesOn, withProcesses as test } from "./testing/processes.ts";
import { expectAllOfItOnce } from "./testing/whatStands.ts";

const PLAYERS = 6;

const HOURS = 3_600_000;

/**
 * The process is killed after this many acknowledged scores, while the next requests are in
 * progress. The next process has a clock that differs by this time. (With twelve hours the players
 * would be signed out.)
 */
const MOMENTS = [
  { scores: 1, clock: [0] },
  { scores: 40, clock: [11 * HOURS] },
  { scores: 120, clock: [-400 * 24 * HOURS, 11 * HOURS, -HOURS] },
];

/** After this many acknowledged scores the clock of the last process jumps, without a new start. */
const JUMPS = [160, 180];
const ENOUGH = 200;

describe("kill -9 during writes, different clocks afterwards, and clocks that jump", () => {
  test("no score is lost or written twice, and no process is left", async ({ processes }) => {
    let server = await processes.start("main", {});
    const { origin } = server;
    const { club, eventId, field } = await openEvent(origin, PLAYERS);
    const devices = field.map((player) => makeDevice(player, eventId));
    const written = () => acknowledgedBy(devices);

    // The devices continue through all kills, as phones do.
    const playing = Promise.all(devices.map(({ play }) => play(origin, () => written() >= ENOUGH)));
    for (const { scores, clock } of MOMENTS) {
      await until(`${scores} scores are acknowledged`, () => written() >= scores);
      const postmaster = embeddedPostmaster(processes.folder);
      await server.end("SIGKILL");
      await until("its database has ended", () => !isAlive(postmaster));
      server = await processes.start("main", otherClock(...clock));
    }
    for (const scores of JUMPS) {
      await until(`${scores} scores are acknowledged`, () => written() >= scores);
      server.child.kill(JUMP);
    }
    await playing;

    // Each kill must have interrupted a request. Otherwise this would prove nothing.
    const broken = triesOf(devices).filter(({ status }) => status === null);
    expect(broken.length).toBeGreaterThanOrEqual(MOMENTS.length);
    // Requests before the server is ready are answered with "try again", and with nothing else.
    const others = triesOf(devices).filter(({ status }) => status !== null && status > 202);
    expect(others.filter(({ status }) => status !== 503)).toEqual([]);

    const databaseUrl = embeddedUrl(processes.folder);
    // The program saw the time of each clock, but the events were recorded in one order.
    const log = `select left(metadata->>'occurredAt', 13) as hour,
      recorded_at < lag(recorded_at) over (order by position) as falls from event_store.events`;
    const events = await askDatabase<{ hour: string; falls: boolean | null }>(databaseUrl, log);
    const hours = new Set(events.map(({ hour }) => hour));
    expect(hours.size).toBeGreaterThanOrEqual(new Set(MOMENTS.flatMap(({ clock }) => clock)).size);
    expect(events.filter(({ falls }) => falls)).toEqual([]);
    await expectAllOfItOnce({ origin, databaseUrl, club, eventId, devices });
    expect(processes.golf({}, "verify", "--all")).toMatchObject({ status: 0 });

    expect(await server.end("SIGTERM")).toBe(0);
    expect(processesOn(processes.folder)).toEqual([]);
  });
});
