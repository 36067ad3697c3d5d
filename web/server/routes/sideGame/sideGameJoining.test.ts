import { randomUUID } from "node:crypto";
import { describe, expect } from "vitest";
import type { Browser } from "../../testing/browser.ts";
import { answered, join, test } from "../../testing/sideGames.ts";

describe("joining a side game", () => {
  test("a player joins a game, and everybody in the event sees it", async ({
    play: { eventId, ana, ben, newGame },
  }) => {
    const game = await newGame();
    const response = await join(ana, game);
    expect(response.statusCode).toBe(201);
    const participant = response.json();
    expect(participant).toMatchObject({
      sideGameId: game,
      userId: ana.id,
      teamName: null,
      partnerId: null,
      isTeamCaptain: false,
      user: { firstName: "Ana", lastName: "X" },
    });
    const seenBy = async (reader: Browser) =>
      (await reader.get(`/api/events/${eventId}/side-games`)).json();
    const counted = { participantCount: 1, participants: [participant] };
    expect(await seenBy(ana)).toMatchObject([{ ...counted, hasJoined: true }]);
    expect(await seenBy(ben)).toMatchObject([{ ...counted, hasJoined: false }]);
  });

  test("only players who joined a game that is entered on the hole are marked as playing one", async ({
    play: { eventId, ana, ben, newGame },
  }) => {
    await join(ana, await newGame());
    const shownTo = async (reader: Browser) => (await reader.get("/api/user/registrations")).json();
    expect(await shownTo(ana)).toMatchObject([{ eventId, isInWolfGame: false }]);
    await join(ana, await newGame({ gameType: "wolf" }));
    const inWolf = { eventId, isInWolfGame: true, measuredOn: [] };
    expect(await shownTo(ana)).toMatchObject([inWolf]);
    await join(ana, await newGame({ gameType: "longest_drive" }));
    expect(await shownTo(ana)).toMatchObject([{ ...inWolf, measuredOn: [{ roundNumber: 1 }] }]);
    expect(await shownTo(ben)).toMatchObject([{ eventId, isInWolfGame: false, measuredOn: [] }]);
  });

  test("a player joins a team game with the name of the team", async ({
    play: { ana, newGame },
  }) => {
    const game = await newGame({ gameFormat: "team" });
    expect(answered(await join(ana, game))).toEqual([400, "Team name is required"]);
    expect(answered(await join(ana, game, { teamName: " " }))).toEqual([
      400,
      "Team name is required",
    ]);
    const joined = await join(ana, game, { teamName: " Reds ", isTeamCaptain: true });
    expect(joined.json()).toMatchObject({ teamName: "Reds", isTeamCaptain: true });
  });

  test("a player joins a game of partners with a partner of the field", async ({
    club,
    play: { ana, ben, newGame },
  }) => {
    const game = await newGame({ gameFormat: "partner" });
    const stranger = await club.newPlayer();
    const refusals = [
      [{}, "Please select a partner"],
      [{ partnerId: "nobody" }, "Please select a partner"],
      [{ partnerId: ana.id }, "You cannot select yourself as a partner"],
      [{ partnerId: stranger.id }, "The partner must be registered for this event"],
    ] as const;
    for (const [body, sentence] of refusals) {
      expect(answered(await join(ana, game, body))).toEqual([400, sentence]);
    }
    const joined = await join(ana, game, { partnerId: ben.id });
    expect(joined.json()).toMatchObject({ partnerId: ben.id });
  });

  test("nobody can name a partner who has left the event", async ({
    club,
    play: { eventId, ana, ben, dora, newGame },
  }) => {
    const game = await newGame({ gameFormat: "partner" });
    await club.superAdmin.send("PUT", `/api/admin/events/${eventId}`, { status: "active" });
    await dora.send("POST", `/api/events/${eventId}/withdraw`);
    const refused = [400, "The partner must be registered for this event"];
    expect(answered(await join(ana, game, { partnerId: dora.id }))).toEqual(refused);
    expect((await join(ana, game, { partnerId: ben.id })).statusCode).toBe(201);
  });

  test("a player can join once, while there is a place and the event is not over", async ({
    club,
    play: { eventId, ana, ben, newGame },
  }) => {
    const game = await newGame({ maxParticipants: 1 });
    await join(ana, game);
    expect(answered(await join(ana, game))).toEqual([
      409,
      "You have already joined this side game",
    ]);
    expect(answered(await join(ben, game))).toEqual([409, "This side game is full"]);

    const open = await newGame();
    await club.superAdmin.send("PUT", `/api/admin/events/${eventId}`, { status: "completed" });
    expect(answered(await join(ben, open))).toEqual([409, "This side game is not open"]);
    const [shown] = (await ben.get(`/api/events/${eventId}/side-games`)).json();
    expect(shown).toMatchObject({ status: "completed", isActive: false });
  });

  test("only players in the field can join, not players on the waitlist or players who left", async ({
    club,
    visitor,
    play: { eventId, dora, newGame },
  }) => {
    const game = await newGame();
    const waiting = await club.newEntrant(eventId);
    const stranger = await club.newPlayer();
    const url = `/api/admin/events/${eventId}`;
    await club.superAdmin.send("PUT", url, { status: "active" });
    await dora.send("POST", `/api/events/${eventId}/withdraw`);
    const notIn = [403, "You must be registered for this event"];
    for (const player of [waiting, stranger, dora]) {
      expect(answered(await join(player, game))).toEqual(notIn);
    }
    const unknown = [401, "Not authenticated"];
    expect(answered(await join(visitor, game))).toEqual(unknown);
    expect(answered(await join(club.superAdmin, game))).toEqual(unknown);
    expect(answered(await join(dora, randomUUID()))).toEqual([404, "Side game not found"]);
  });

  test("a retry with the same key has the first answer", async ({ play: { ana, newGame } }) => {
    const game = await newGame();
    const key = { "idempotency-key": randomUUID() };
    const first = await join(ana, game, {}, key);
    const again = await join(ana, game, {}, key);
    expect([again.statusCode, again.json()]).toEqual([201, first.json()]);
  });

  test("the last place is given once when several players join at the same time", async ({
    play: { eventId, ana, ben, cleo, dora, newGame },
  }) => {
    const game = await newGame({ maxParticipants: 2 });
    const responses = await Promise.all([ana, ben, cleo, dora].map((player) => join(player, game)));
    const statuses = responses.map(({ statusCode }) => statusCode);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([201, 201, 409, 409]);
    const [shown] = (await ana.get(`/api/events/${eventId}/side-games`)).json();
    expect(shown.participantCount).toBe(2);
  });
});
