import { expect } from "vitest";
import { polling, until } from "../../../../infrastructure/testing/until.ts";
import { call, type Person } from "./call.ts";
import { type Device, triesOf } from "./device.ts";
import type { Stores } from "./eventLog.ts";
import { moreThan, type Pair, type Play } from "./play.ts";
import { expectAllOfItOnce } from "./whatStands.ts";

/** In milliseconds: 5 s for a connection, 5 s for an answer, and a reserve for a busy machine. */
export const ANSWER_BOUND = 12_000;

export const originsOf = ({ whole, second }: Pair) => [whole.origin, second.origin];

/** Either success, or a sentence that asks to try again, but never a long wait. */
const expectHonestAnswers = (devices: ReadonlyArray<Device>) => {
  for (const { status, sentence, ms } of triesOf(devices)) {
    expect([200, 202, 503]).toContain(status);
    if (status === 503) expect(sentence).toBe("Service temporarily unavailable");
    expect(ms).toBeLessThan(ANSWER_BOUND);
  }
};

export const health = (origin: string, person: Person | null) => async () => {
  const { status, body } = await call(origin, person, "GET", "/api/health");
  return { status, report: body };
};

/** The health report is available with and without a session. */
export const expectHealth = (pair: Pair, people: ReadonlyArray<Person | null>, wanted: object) =>
  Promise.all(
    originsOf(pair).flatMap((origin) =>
      people.map(async (person) => {
        await expect.poll(health(origin, person), polling).toMatchObject(wanted);
      }),
    ),
  );

const allWell = { status: "ok", eventStore: "ok", database: "ok", queue: "ok" };

/** After the outage, writing, watching and all counts work again without a restart. */
export const expectBackToNormal = async (pair: Pair, stores: Stores, play: Play) => {
  const { club, eventId, devices, viewers, end } = play;
  await moreThan(devices, 20);
  const before = viewers.map(({ version }) => version());
  await moreThan(devices, 20);
  await until("every viewer is told of something new", () =>
    viewers.every(({ version }, n) => version() > (before[n] ?? 0)),
  );
  await end();
  await expectHealth(pair, [club.admin], { status: 200, report: allWell });
  for (const origin of originsOf(pair)) {
    await expectAllOfItOnce({ ...stores, origin, club, eventId, devices });
  }
  expectHonestAnswers(devices);
  for (const viewer of viewers) viewer.close();
};
