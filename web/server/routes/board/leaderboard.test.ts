import { brotliDecompressSync } from "node:zlib";
import { expect } from "vitest";
import { bogey4, par4 } from "../../../../domain/scorecard/examples.ts";
import type { HoleScore, TournamentId } from "../../../../domain/shared/values.ts";
import type { Browser } from "../../testing/browser.ts";
import { test } from "../../testing/club.ts";

const enter = async (
  player: Browser,
  eventId: TournamentId,
  ...holeScores: ReadonlyArray<HoleScore>
) => {
  const url = `/api/events/${eventId}/my-scores`;
  const response = await player.send("POST", url, { roundNumber: 1, holeScores });
  expect(response.statusCode).toBe(200);
};

const board = (player: Browser, eventId: TournamentId, etag?: string) =>
  player.get(`/api/events/${eventId}/leaderboard`, etag ? { "if-none-match": etag } : {});

test("the board has the rounds of everybody, the best first, with names and the par of the holes played", async ({
  club,
}) => {
  const eventId = await club.newEvent();
  const ana = await club.newEntrant(eventId, { firstName: "Ana" });
  const ben = await club.newEntrant(eventId, { firstName: "Ben" });
  const cleo = await club.newEntrant(eventId, { firstName: "Cleo" });
  await enter(ana, eventId, bogey4(1), par4(2));
  await enter(ben, eventId, par4(1));

  const response = await board(cleo, eventId);
  expect(response.json()).toMatchObject([
    {
      user: { id: ben.id, firstName: "Ben" },
      rounds: [{ grossScore: 4, par: 4, holesPlayed: 1, isComplete: false }],
      totalGross: 4,
    },
    { user: { id: ana.id }, rounds: [{ grossScore: 9, par: 8, holesPlayed: 2 }], totalGross: 9 },
    { user: { id: cleo.id }, rounds: [], totalGross: 0, averageGross: null },
  ]);
});

test("an unchanged board is answered with 304, and a score or a name changes its version", async ({
  club,
}) => {
  const eventId = await club.newEvent();
  const ana = await club.newEntrant(eventId);
  await enter(ana, eventId, par4(1));
  const etagOf = async () => String((await board(ana, eventId)).headers["etag"]);
  const first = await etagOf();
  const unchanged = await board(ana, eventId, first);
  expect([unchanged.statusCode, unchanged.body]).toEqual([304, ""]);

  await enter(ana, eventId, par4(2));
  const second = await etagOf();
  expect(second).not.toBe(first);

  await ana.send("PATCH", "/api/user", { firstName: "Anastasia" });
  expect(await etagOf()).not.toBe(second);
});

test("a kept answer is not sent after a change, to a player who left, or after a sign-out", async ({
  app,
  club,
}) => {
  await app.listen({ port: 0 });
  const eventId = await club.newEvent();
  const ana = await club.newEntrant(eventId);
  const ben = await club.newEntrant(eventId);
  const url = `${app.listeningOrigin}/api/events/${eventId}/leaderboard`;
  const cookieOf = ({ jar }: Browser) =>
    [...jar].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join("; ");
  const ask = (player: Browser, etag = "") =>
    fetch(url, { headers: { cookie: cookieOf(player), "if-none-match": etag } });
  const etagOf = async (player: Browser) => (await ask(player)).headers.get("etag") ?? "";

  const first = await etagOf(ben);
  expect((await ask(ben, first)).status).toBe(304);
  expect((await ask(ben, first)).status).toBe(304);
  await enter(ana, eventId, par4(1));
  expect((await ask(ben, first)).status).toBe(200);
  const second = await etagOf(ben);
  expect((await ask(ben, second)).status).toBe(304);
  await ana.send("PATCH", "/api/user", { firstName: "Anastasia" });
  expect((await ask(ben, second)).status).toBe(200);

  expect((await ask(ana)).status).toBe(200);
  expect((await ask(ana)).status).toBe(200);
  const entries = (await club.superAdmin.get(`/api/events/${eventId}/participants`)).json();
  const { registrationId } = entries.find(({ id }: { id: string }) => id === ana.id);
  const removal = `/api/admin/events/${eventId}/participants/${registrationId}`;
  await club.superAdmin.send("PATCH", removal, { action: "remove", reason: "no show" });
  expect((await ask(ana)).status).toBe(403);

  const signedIn = cookieOf(ben);
  await ben.send("POST", "/api/logout");
  expect((await fetch(url, { headers: { cookie: signedIn } })).status).toBe(401);
});

test("a board that changes with every score is compressed", async ({ club }) => {
  const eventId = await club.newEvent();
  const ana = await club.newEntrant(eventId, { firstName: "Ana" });
  for (const firstName of ["Ben", "Cleo", "Dora"]) await club.newEntrant(eventId, { firstName });
  for (const hole of [1, 2, 3]) {
    await enter(ana, eventId, par4(hole));
    const plain = await board(ana, eventId);
    const small = await ana.get(`/api/events/${eventId}/leaderboard`, {
      "accept-encoding": "gzip, br",
    });
    expect(plain.rawPayload.length).toBeGreaterThan(1024);
    expect(small.headers["content-encoding"]).toBe("br");
    expect(brotliDecompressSync(small.rawPayload)).toEqual(plain.rawPayload);
  }
});
