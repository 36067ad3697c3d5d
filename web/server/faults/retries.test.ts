import { randomUUID } from "node:crypto";
import { describe, expect } from "vitest";
import { polling } from "../../../infrastructure/testing/until.ts";
import { type Answered, call, type Person, succeed } from "./testing/call.ts";
import { commandOf, readLog } from "./testing/eventLog.ts";
import { sendAndHangUp } from "./testing/lostAnswer.ts";
import { test as base } from "./testing/severalServers.ts";

const scores = (holeNumber: number, strokes: number) => ({
  roundNumber: 1,
  holeScores: [{ holeNumber, strokes }],
});

const test = base.extend<{
  readonly entry: { readonly player: Person; readonly eventId: string; readonly path: string };
  /** How many events the call with this key created. */
  readonly eventsOf: (key: string) => Promise<ReadonlyArray<string>>;
}>({
  entry: async ({ servers: { club } }, use) => {
    const player = await club.newPlayer();
    const eventId = await club.newEvent();
    await club.register(eventId, player);
    await use({ player, eventId, path: `/api/events/${eventId}/my-scores` });
  },
  eventsOf: async ({ servers, entry: { player, path } }, use) =>
    use(async (key) => {
      const log = await readLog(servers);
      const command = commandOf(player, path, key);
      return log.filter(({ metadata }) => metadata.commandId === command).map(({ type }) => type);
    }),
});

/** The first score opens the card. */
const once = ["ScorecardOpened", "HoleScoresRecorded"];

const expectTheSame = (answers: ReadonlyArray<Answered>) => {
  const [first] = answers;
  expect(first?.status).toBe(200);
  for (const { status, body } of answers) {
    expect({ status, body }).toEqual({ status: first?.status, body: first?.body });
  }
};

describe("a request that is sent again with the same key", () => {
  test("a request has one effect when it is sent several times to both processes", async ({
    servers,
    entry,
    eventsOf,
  }) => {
    const request = { key: randomUUID(), body: scores(1, 4) };
    const answers: Array<Answered> = [];
    for (const origin of [...servers.origins, ...servers.origins]) {
      answers.push(await call(origin, entry.player, "POST", entry.path, request));
    }
    expectTheSame(answers);
    expect(await eventsOf(request.key)).toEqual(once);
  });

  test("a request has one effect when it is sent at the same time to both processes", async ({
    servers,
    entry,
    eventsOf,
  }) => {
    const request = { key: randomUUID(), body: scores(1, 4) };
    const origins = Array.from({ length: 8 }, () => servers.origins).flat();
    expectTheSame(
      await Promise.all(
        origins.map((origin) => call(origin, entry.player, "POST", entry.path, request)),
      ),
    );
    expect(await eventsOf(request.key)).toEqual(once);
  });

  test("a request has one effect even after its score was changed by another request", async ({
    servers,
    entry,
    eventsOf,
  }) => {
    const request = { key: randomUUID(), body: scores(1, 4) };
    const [whole, second] = servers.origins;
    await call(whole, entry.player, "POST", entry.path, request);
    await call(second, entry.player, "POST", entry.path, { body: scores(1, 6) });
    const { status, body } = await call(whole, entry.player, "POST", entry.path, request);
    expect(status).toBe(200);
    expect(body.scores).toMatchObject([{ holeNumber: 1, strokes: 6 }]);
    expect(await eventsOf(request.key)).toEqual(once);
  });

  test("a request has the same answer even after the event was cancelled", async ({
    servers,
    entry,
    eventsOf,
  }) => {
    const { player, eventId, path } = entry;
    const request = { key: randomUUID(), body: scores(1, 4) };
    const [whole] = servers.origins;
    const answers = [await call(whole, player, "POST", path, request)];
    const cancelled = { body: { status: "cancelled" } };
    await succeed(whole, servers.club.admin, "PUT", `/api/admin/events/${eventId}`, cancelled);
    for (const origin of servers.origins) {
      answers.push(await call(origin, player, "POST", path, request));
    }
    expectTheSame(answers);
    expect(await eventsOf(request.key)).toEqual(once);
    const { status } = await call(whole, player, "POST", path, { body: scores(2, 4) });
    expect(status).toBe(409);
  });

  test("a sign-up that is sent several times creates one account", async ({
    servers: { origins },
  }) => {
    const email = `${randomUUID()}@club.example`;
    const account = {
      email,
      password: "secret-enough",
      firstName: "Nora",
      lastName: "New",
      phone: "+43 660 7654321",
      shirtSize: "MED",
    };
    const request = { key: randomUUID(), body: account };
    const answers = await Promise.all(
      [...origins, ...origins].map((origin) =>
        call(origin, null, "POST", "/api/register", request),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  });
});

describe("a request whose answer was lost", () => {
  test("a retry does not write the score again", async ({ servers, entry, eventsOf }) => {
    const [whole, second] = servers.origins;
    for (let hole = 1; hole <= 9; hole++) {
      const key = randomUUID();
      const body = scores(hole, 4);
      await sendAndHangUp({ origin: whole, ...entry, key, body });
      // The first request may be complete or still in progress, on this process or another.
      const origin = hole % 2 === 0 ? whole : second;
      const { status } = await call(origin, entry.player, "POST", entry.path, { key, body });
      expect(status).toBe(200);
      expect(await eventsOf(key)).toEqual(hole === 1 ? once : ["HoleScoresRecorded"]);
    }
  });

  test("the score is written although nobody reads the answer", async ({
    servers,
    entry,
    eventsOf,
  }) => {
    const key = randomUUID();
    await sendAndHangUp({ origin: servers.origins[0], ...entry, key, body: scores(1, 4) });
    await expect.poll(() => eventsOf(key), polling).toEqual(once);
  });
});

// This test comes last, because it ends a process that the file shares.
describe("a process that was started again", () => {
  test("a new process recognises a request that an earlier process has answered", async ({
    servers,
    entry,
    eventsOf,
    processes,
  }) => {
    const request = { key: randomUUID(), body: scores(1, 4) };
    const before = await call(servers.whole.origin, entry.player, "POST", entry.path, request);
    await servers.whole.end("SIGKILL");
    const again = await processes.start("main", servers.env);
    const after = await call(again.origin, entry.player, "POST", entry.path, request);
    expectTheSame([before, after]);
    expect(await eventsOf(request.key)).toEqual(once);
  });
});
