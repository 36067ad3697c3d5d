import { Effect } from "effect";
import { describe, expect } from "vitest";
import type { TournamentId } from "../../../../domain/shared/values.ts";
import { RunnerProgress } from "../../../../projections/engine/runnerProgress.ts";
import type { Browser } from "../../testing/browser.ts";
import { type Club, test } from "../../testing/club.ts";

const pars = (over: number, holes = 18) =>
  Array.from({ length: holes }, (_, index) => ({
    holeNumber: index + 1,
    strokes: index < over ? 5 : 4,
  }));

const rule = (admin: Browser, event: TournamentId, round: number, body: object) =>
  admin.send("PUT", `/api/admin/events/${event}/rounds/${round}`, { reason: "storm", ...body });

const csvOf = async (admin: Browser, event: TournamentId) => {
  const { body } = await admin.get(`/api/events/${event}/leaderboard.csv`);
  return body
    .trim()
    .split(/\r?\n/u)
    .slice(1)
    .map((line) => line.split(",").slice(0, 3).join(" "));
};

/** Two rounds; the second one was finished by one player and begun by another. */
const begun = async (club: Club) => {
  const event = await club.newEvent({ numberOfRounds: 2 });
  const [lea, early] = [
    await club.newEntrant(event, { firstName: "Lea", lastName: "Der" }),
    await club.newEntrant(event, { firstName: "Ear", lastName: "Ly" }),
  ];
  const send = (player: Browser, roundNumber: number, holeScores: object) =>
    player.send("POST", `/api/events/${event}/my-scores`, { roundNumber, holeScores });
  await send(lea, 1, pars(1));
  await send(early, 1, pars(9));
  await send(early, 2, pars(4));
  await send(lea, 2, pars(0, 2));
  return { event, lea, early, send };
};

describe("a round that ends otherwise", () => {
  test("who watches the board, the matches or the games of the event is told", async ({
    club,
    runtime,
  }) => {
    const { event } = await begun(club);
    const { versionOf } = await runtime.runPromise(RunnerProgress.use(Effect.succeed));
    const watched = ["tournaments", "leaderboard", "matches", "side_games"];
    const versions = () => watched.map((model) => versionOf(event, [model]));
    const before = versions();
    await rule(club.superAdmin, event, 2, { counts: false });
    expect(versions().filter((version, index) => version === before[index])).toEqual([]);
  });

  test("a cancelled round leaves the event to the others, and nobody is withdrawn", async ({
    club,
  }) => {
    const { event, lea } = await begun(club);
    const { superAdmin } = club;
    const preview = await rule(superAdmin, event, 2, { counts: false, preview: true });
    expect(preview.json()).toMatchObject({ roundNumber: 2, counts: false, holes: null });
    expect(preview.json().samePlace.length + preview.json().leaderboard.length).toBeGreaterThan(0);
    const before = (await lea.get(`/api/events/${event}`)).json();
    expect(before.rounds[1]).toEqual({ roundNumber: 2, counts: true, holes: null, reason: null });

    const ruled = await rule(superAdmin, event, 2, { counts: false });
    expect(ruled.statusCode).toBe(200);
    const after = (await lea.get(`/api/events/${event}`)).json();
    expect(after.rounds[1]).toMatchObject({ counts: false, reason: "storm" });
    await superAdmin.send("PUT", `/api/admin/events/${event}`, { status: "completed" });
    expect(await csvOf(superAdmin, event)).toEqual(["1 Lea Der +1", "2 Ear Ly +9"]);

    const late = await rule(superAdmin, event, 2, { counts: true });
    expect([late.statusCode, late.json().message]).toEqual([
      409,
      "This event is already completed",
    ]);
  });

  test("a shortened round counts the chosen holes of everybody, and can count whole again", async ({
    club,
  }) => {
    const { event, lea, send } = await begun(club);
    const { superAdmin } = club;
    await send(lea, 2, pars(3, 9));
    const nine = [9, 8, 7, 6, 5, 4, 3, 2, 1];
    const ruled = await rule(superAdmin, event, 2, { holes: nine });
    expect(ruled.json().holes).toEqual(nine.toReversed());
    expect(await csvOf(superAdmin, event)).toEqual(["1 Lea Der +4", "2 Ear Ly +13"]);
    await rule(superAdmin, event, 2, { counts: true });
    expect(await csvOf(superAdmin, event)).toEqual(["1 Lea Der +4", "2 Ear Ly +13"]);
  });

  test("is refused for a round or a hole that is not there, and without a reason", async ({
    club,
  }) => {
    const event = await club.newEvent({ numberOfRounds: 2 });
    const sent = [
      await rule(club.superAdmin, event, 3, { counts: false }),
      await rule(club.superAdmin, event, 1, { holes: [] }),
      await rule(club.superAdmin, event, 1, { counts: false, reason: " " }),
    ];
    expect(sent.map(({ statusCode }) => statusCode)).toEqual([404, 400, 400]);
  });
});
