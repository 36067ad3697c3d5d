import { expect, onTestFinished } from "vitest";
import { call } from "./testing/call.ts";
import { openEvent } from "./testing/club.ts";
import { openLeaving } from "./testing/databaseThatLeaves.ts";
import { makeDevice } from "./testing/device.ts";
import { moreThan } from "./testing/play.ts";
import { freePort, type Running, withProcesses as test } from "./testing/processes.ts";
import { expectAllOfItOnce } from "./testing/whatStands.ts";

type Program = "jobs" | "projector" | "server";

/** Programs of one step start at the same time. */
const orders: ReadonlyArray<ReadonlyArray<ReadonlyArray<Program>>> = [
  [["jobs"], ["projector"], ["server"]],
  [["projector", "server", "jobs"]],
];

test.for(
  orders.map((steps) => ({
    steps,
    name: steps.map((some) => some.join(" with ")).join(", then "),
  })),
)("an empty database takes $name", { timeout: 120_000 }, async ({ steps }, { processes }) => {
  const database = await openLeaving();
  onTestFinished(database.close);
  const env = { DATABASE_URL: database.url };
  const running = new Map<Program, Running>();
  for (const some of steps) {
    const start = async (program: Program) =>
      running.set(program, await processes.start(program, env, await freePort()));
    await Promise.all(some.map(start));
  }
  const { origin = "" } = running.get("server") ?? {};
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
