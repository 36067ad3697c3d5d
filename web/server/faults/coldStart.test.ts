import { expect, onTestFinished } from "vitest";
import { call } from "./testing/call.ts";
import { openEvent } from "./testing/club.ts";
import { openLeaving } from "./testing/databaseThatLeaves.ts";
import { makeDevice } from "./testing/device.ts";
import { moreThan } from "./testing/play.ts";
import { freePort, withProcesses as test } from "./testing/processes.ts";
import { expectAllOfItOnce } from "./testing/whatStands.ts";

test("an empty database takes jobs and a projector at the same time, and the server after them", async ({
  processes,
}) => {
  const database = await openLeaving();
  onTestFinished(database.close);
  const env = { DATABASE_URL: database.url };
  await Promise.all([
    processes.start("jobs", env, await freePort()),
    processes.start("projector", env, await freePort()),
  ]);
  const { origin } = await processes.start("server", env);

  const { club, eventId, field } = await openEvent(origin, 2);
  const devices = field.map((player) => makeDevice(player, eventId));
  let isOver = false;
  const playing = Promise.all(devices.map(({ play }) => play(origin, () => isOver)));
  await moreThan(devices, 20);
  isOver = true;
  await playing;
  const draw = { body: { type: "random", startTime: "08:00", interval: 10 } };
  const schedule = `/api/events/${eventId}/auto-schedule`;
  expect(await call(origin, club.admin, "POST", schedule, draw)).toMatchObject({ status: 200 });
  const databaseUrl = database.directUrl();
  await expectAllOfItOnce({ origin, databaseUrl, club, eventId, devices });
  await processes.endAll();
});
