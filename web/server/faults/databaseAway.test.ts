import { describe, expect } from "vitest";
import { call, type Person } from "./testing/call.ts";
import { test as base } from "./testing/databaseThatLeaves.ts";
import { type Device, triesOf } from "./testing/device.ts";
import { askDatabase } from "./testing/eventLog.ts";
import { everyoneIsRefused, moreThan, openPlay, type Pair, type Play } from "./testing/play.ts";
import { patience, until } from "./testing/until.ts";
import { expectAllOfItOnce } from "./testing/whatStands.ts";

/** In milliseconds: 5 s for a connection and 5 s for an answer, and something for a busy machine. */
const LONGEST = 12_000;

const test = base.extend<{ readonly pair: Pair }>({
  pair: [
    async ({ processes, leaving }, use) => {
      const [whole, second] = await processes.startTwo({ DATABASE_URL: leaving.url });
      await use({ whole, second });
      await processes.endAll();
    },
    { scope: "file" },
  ],
});

/** Success, or the sentence that asks to try again; and never a long wait. */
const expectHonestAnswers = (devices: ReadonlyArray<Device>) => {
  for (const { status, sentence, ms } of triesOf(devices)) {
    expect([200, 202, 503]).toContain(status);
    if (status === 503) expect(sentence).toBe("Service temporarily unavailable");
    expect(ms).toBeLessThan(LONGEST);
  }
};

const health = (origin: string, person: Person | null) => async () => {
  const { status, body } = await call(origin, person, "GET", "/api/health");
  return { status, report: body };
};

const REPORT = { eventStore: "unavailable", database: "unavailable", queue: "unavailable" };

/** The report comes to whoever asks for it, with a session and without; all else is refused. */
const expectNothingServed = async ({ whole, second }: Pair, { club, eventId, field }: Play) => {
  const asking = [whole, second].flatMap(({ origin }) => [
    ...[null, club.admin, ...field].map(async (person) => {
      await expect
        .poll(health(origin, person), patience)
        .toMatchObject({ status: 503, report: { status: "unavailable", ...REPORT } });
    }),
    ...["/api/events", `/api/events/${eventId}/leaderboard`, "/api/user"].map(async (path) => {
      const start = performance.now();
      const { status, body } = await call(origin, field[0] ?? null, "GET", path);
      expect([status, body.message]).toEqual([503, "Service temporarily unavailable"]);
      expect(performance.now() - start).toBeLessThan(LONGEST);
    }),
  ]);
  await Promise.all(asking);
};

const expectOk = async ({ whole, second }: Pair, person: Person) => {
  for (const { origin } of [whole, second]) {
    await expect
      .poll(health(origin, person), patience)
      .toMatchObject({ status: 200, report: { status: "ok", database: "ok", queue: "ok" } });
  }
};

/** Writing, watching and every count go on without a new start of anything. */
const expectBackToNormal = async (pair: Pair, databaseUrl: string, play: Play) => {
  const { club, eventId, devices, viewers, end } = play;
  await moreThan(devices, 20);
  const told = viewers.map(({ version }) => version());
  await moreThan(devices, 20);
  await until("every viewer is told of something new", () =>
    viewers.every(({ version }, n) => version() > (told[n] ?? 0)),
  );
  await end();
  await expectOk(pair, club.admin);
  for (const { origin } of [pair.whole, pair.second]) {
    await expectAllOfItOnce({ origin, databaseUrl, club, eventId, devices });
  }
  expectHonestAnswers(devices);
  for (const viewer of viewers) viewer.close();
};

describe("the database", () => {
  test("goes away and comes back", async ({ pair, leaving }) => {
    const play = await openPlay(pair);
    await moreThan(play.devices, 40);
    await leaving.stop();
    await Promise.all([everyoneIsRefused(play.devices), expectNothingServed(pair, play)]);
    await leaving.start();
    await expectBackToNormal(pair, leaving.directUrl(), play);
  });

  test("loses every connection, again and again", async ({ pair, leaving }) => {
    const play = await openPlay(pair);
    for (let round = 0; round < 3; round++) {
      await moreThan(play.devices, 20);
      await askDatabase(leaving.directUrl(), endAllOthers);
    }
    await expectBackToNormal(pair, leaving.directUrl(), play);
  });

  test("falls silent, and speaks again", async ({ pair, leaving }) => {
    const play = await openPlay(pair);
    await moreThan(play.devices, 40);
    leaving.fallSilent();
    await Promise.all([everyoneIsRefused(play.devices), expectNothingServed(pair, play)]);
    leaving.speakAgain();
    await expectBackToNormal(pair, leaving.directUrl(), play);
  });

  test("leaves the servers able to end", async ({ pair }) => {
    expect(await pair.whole.end("SIGTERM")).toBe(0);
    expect(await pair.second.end("SIGTERM")).toBe(0);
  });
}, 240_000);

const endAllOthers = `
  select pg_terminate_backend(pid) from pg_stat_activity
  where pid <> pg_backend_pid() and datname = current_database()`;
