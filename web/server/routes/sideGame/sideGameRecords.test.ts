import { randomUUID } from "node:crypto";
import { describe, expect } from "vitest";
import type { Browser } from "../../testing/browser.ts";
import { answered, join, results, test } from "../../testing/sideGames.ts";

describe("recording for a side game", () => {
  test("an administrator records distances for participants on holes of the game", async ({
    club: { superAdmin },
    play: { ana, ben, newGame },
  }) => {
    const game = await newGame({ gameType: "closest_to_pin", holeNumbers: [] });
    await join(ana, game);
    const entry = { playerId: ana.id, roundNumber: 1, holeNumber: 3, distance: 12.5 };
    const record = (fields: object = {}, which = game) =>
      superAdmin.send("POST", `/api/side-games/${which}/entries`, { ...entry, ...fields });

    const notOfGame = [400, "This hole is not part of the game"];
    expect(answered(await record({ holeNumber: 4 }))).toEqual(notOfGame);
    expect(answered(await record({ roundNumber: 2 }))).toEqual(notOfGame);
    const far = [400, "Distance must be between 0.01 and 999.99"];
    expect(answered(await record({ distance: 0 }))).toEqual(far);
    const notIn = [400, "This player has not joined the side game"];
    expect(answered(await record({ playerId: ben.id }))).toEqual(notIn);
    const noDistances = [400, "Only closest to the pin and longest drive take entries"];
    expect(answered(await record({}, await newGame()))).toEqual(noDistances);

    const recorded = await record();
    expect([recorded.statusCode, recorded.json()]).toEqual([
      200,
      { ...entry, recordedAt: expect.any(String) },
    ]);
    expect((await results(ana, game)).entries).toEqual([recorded.json()]);
    expect((await record({ distance: 11 })).json()).toMatchObject({ distance: 11 });
    expect((await record({ distance: null })).json()).toMatchObject({ distance: null });
    expect((await results(ana, game)).entries).toEqual([]);
    expect((await record({ playerId: ana.id, distance: null })).statusCode).toBe(200);
  });

  test("players of the game record how near they came, until the event is over", async ({
    club: { superAdmin },
    play: { eventId, ana, ben, cleo, newGame },
  }) => {
    const game = await newGame({ gameType: "closest_to_pin", holeNumbers: [] });
    for (const player of [ana, ben]) await join(player, game);
    const record = (who: Browser, playerId: string, distance: number | null = 12.5) =>
      who.send("POST", `/api/side-games/${game}/entries`, {
        ...{ playerId, roundNumber: 1, holeNumber: 3, distance },
      });

    expect((await record(ana, ana.id)).json()).toMatchObject({ playerId: ana.id, distance: 12.5 });
    expect((await record(ana, ana.id, null)).json()).toMatchObject({ distance: null });
    expect(answered(await record(cleo, cleo.id))).toEqual([
      403,
      "You have not joined this side game",
    ]);
    const off = [403, "One phone for the group is not switched on for this event"];
    expect(answered(await record(ana, ben.id))).toEqual(off);

    const change = (fields: object) =>
      superAdmin.send("PUT", `/api/admin/events/${eventId}`, fields);
    await change({ groupScoring: true });
    const strangers = [403, "You can only enter scores for your own tee group"];
    expect(answered(await record(ana, ben.id))).toEqual(strangers);
    const group = { groupName: "Early birds", teeTime: "08:00", roundNumber: 1 };
    await superAdmin.send("POST", `/api/events/${eventId}/groups`, {
      ...group,
      members: [ana.id, ben.id],
    });
    expect((await record(ana, ben.id, 9)).json()).toMatchObject({ playerId: ben.id, distance: 9 });

    await change({ status: "completed" });
    expect(answered(await record(ana, ana.id, 8))).toEqual([409, "This side game is not open"]);
    expect((await record(superAdmin, ana.id, 8)).statusCode).toBe(200);
  });

  test("participants and administrators of the event record the choices of the wolf", async ({
    club,
    play: { eventId, ana, ben, cleo, dora, newGame },
  }) => {
    const game = await newGame({ gameType: "wolf" });
    for (const player of [ana, ben]) await join(player, game);
    const choice = { roundNumber: 1, holeNumber: 1, wolfId: ana.id, partnerId: ben.id };
    const choose = (who: Browser, fields: object = {}, which = game) =>
      who.send("POST", `/api/side-games/${which}/wolf`, { ...choice, ...fields });

    expect(answered(await choose(ana))).toEqual([409, "Wolf needs three to five players"]);
    expect(answered(await choose(dora))).toEqual([403, "You have not joined this side game"]);
    await join(cleo, game);
    await join(dora, game);
    const wrong = [400, "Wolf and partner must be different players of this game"];
    expect(answered(await choose(ana, { partnerId: ana.id }))).toEqual(wrong);
    expect(answered(await choose(ana, { wolfId: randomUUID() }))).toEqual(wrong);
    const notOfGame = [400, "This hole is not part of the game"];
    expect(answered(await choose(ana, { roundNumber: 2 }))).toEqual(notOfGame);
    const other = await newGame();
    await join(ana, other);
    const noWolf = [400, "This side game is not a wolf game"];
    expect(answered(await choose(ana, {}, other))).toEqual(noWolf);

    const chosen = await choose(dora);
    expect([chosen.statusCode, chosen.json()]).toEqual([
      200,
      { ...choice, recordedAt: expect.any(String) },
    ]);
    const eventAdmin = await club.newAdmin({ event: eventId });
    expect((await choose(eventAdmin, { partnerId: null })).json().partnerId).toBeNull();
    expect((await results(ana, game)).wolfChoices).toMatchObject([{ ...choice, partnerId: null }]);
    const otherAdmin = await club.newAdmin();
    const notTheirs = [403, "You can only manage events you are assigned to."];
    expect(answered(await choose(otherAdmin))).toEqual(notTheirs);
    for (const [name, value] of ana.jar) otherAdmin.jar.set(name, value);
    expect((await choose(otherAdmin)).statusCode).toBe(200);

    const entries = (await club.superAdmin.get(`/api/events/${eventId}/participants`)).json();
    const { registrationId } = entries.find(({ id }: { id: string }) => id === ben.id);
    const place = `/api/admin/events/${eventId}/participants/${registrationId}`;
    await club.superAdmin.send("PATCH", place, { action: "remove" });
    expect(answered(await choose(ben))).toEqual([403, "You must be registered for this event"]);
  });

  test("Today asks a wolf for the first hole of their turn without a choice", async ({
    club: { superAdmin },
    play: { eventId, ana, ben, cleo, newGame },
  }) => {
    await superAdmin.send("PUT", `/api/admin/events/${eventId}`, { status: "active" });
    const game = await newGame({ gameType: "wolf", holeNumbers: [] });
    for (const player of [ana, ben, cleo]) await join(player, game);
    const asked = async () => (await ben.get("/api/user/today")).json()[0].games[0].askedHole;
    expect(await asked()).toBe(2);
    const alone = { roundNumber: 1, holeNumber: 2, wolfId: ben.id, partnerId: null };
    await ben.send("POST", `/api/side-games/${game}/wolf`, alone);
    expect(await asked()).toBe(5);
  });
});
