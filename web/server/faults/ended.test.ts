import { describe, expect } from "vitest";
import { until } from "../../../infrastructure/testing/until.ts";
import { openEvent } from "./testing/club.ts";
import { acknowledgedBy, makeDevice, triesOf } from "./testing/device.ts";
import { embeddedUrl } from "./testing/eventLog.ts";
import { processesOn, withProcesses as test } from "./testing/processes.ts";
import { watchBoard } from "./testing/viewer.ts";
import { expectAllOfItOnce } from "./testing/whatStands.ts";

const PLAYERS = 6;
const BEFORE = 60;
const ENOUGH = 90;

describe("SIGTERM while many scores are written", () => {
  test("the process ends in time after it has answered every request, and the next one has every score", async ({
    processes,
  }) => {
    const server = await processes.start("main", {});
    const { origin } = server;
    const { club, eventId, field } = await openEvent(origin, PLAYERS);
    const devices = field.map((player) => makeDevice(player, eventId));
    const written = () => acknowledgedBy(devices);
    const viewer = await watchBoard(origin, eventId, club.admin);

    const playing = Promise.all(devices.map(({ play }) => play(origin, () => written() >= ENOUGH)));
    await until(`${BEFORE} scores are acknowledged`, () => written() >= BEFORE);
    // It would exit with 1 if anything had to be cut off.
    expect(await server.end("SIGTERM")).toBe(0);
    expect(processesOn(processes.folder)).toEqual([]);
    expect(await viewer.ended).toBe("properly");
    // Every request that was accepted has succeeded.
    expect(triesOf(devices).filter(({ status }) => status !== null && status > 202)).toEqual([]);

    const next = await processes.start("main", {});
    await playing;
    const databaseUrl = embeddedUrl(processes.folder);
    await expectAllOfItOnce({ origin: next.origin, databaseUrl, club, eventId, devices });
  });
});
