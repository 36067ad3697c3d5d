import { describe, expect } from "vitest";
import { bogey4, par4 } from "../../../../domain/scorecard/examples.ts";
import type { Browser } from "../../testing/browser.ts";
import { answered, join, type Player, test } from "../../testing/sideGames.ts";

const started = [409, "This side game has started"];
const leave = (player: Browser, game: string) =>
  player.send("DELETE", `/api/side-games/${game}/join`);

const score = (player: Player, eventId: string, ...holeScores: ReadonlyArray<object>) =>
  player.send("POST", `/api/events/${eventId}/my-scores`, { roundNumber: 1, holeScores });

const resultsOf = async (reader: Browser, game: string) =>
  (await reader.get(`/api/side-games/${game}/results`)).json();

describe("joining and leaving a game", () => {
  test("a player leaves, and is in the game again after joining again", async ({
    play: { eventId, ana, ben, newGame },
  }) => {
    const game = await newGame();
    expect(answered(await leave(ana, game))).toEqual([403, "You have not joined this side game"]);
    await join(ana, game);
    await join(ben, game);
    const left = await leave(ana, game);
    expect([left.statusCode, left.json()]).toEqual([200, { success: true }]);
    const players = async () => {
      const [shown] = (await ana.get(`/api/events/${eventId}/side-games`)).json();
      const names = shown.participants.map(
        ({ user }: { user: { firstName: string } }) => user.firstName,
      );
      return [shown.hasJoined, ...names];
    };
    expect(await players()).toEqual([false, "Ben"]);
    expect((await join(ana, game)).statusCode).toBe(201);
    expect(await players()).toEqual([true, "Ben", "Ana"]);
  });

  test("a game is joined and left until the first score on one of its holes", async ({
    club,
    play: { eventId, ana, ben, cleo, dora, newGame },
  }) => {
    const game = await newGame();
    await join(ana, game);
    await join(ben, game);
    await club.superAdmin.send("PUT", `/api/admin/events/${eventId}`, { status: "active" });
    await score(ana, eventId, par4(4));
    await score(cleo, eventId, par4(1));
    // A hole outside of the game, and somebody who is not in it, begin nothing.
    expect((await join(dora, game)).statusCode).toBe(201);
    expect(answered(await join(cleo, game))).toEqual(started);
    expect((await leave(ben, game)).statusCode).toBe(200);
    await score(ana, eventId, par4(1));
    expect(answered(await leave(ana, game))).toEqual(started);
    expect(answered(await join(ben, game))).toEqual(started);
  });

  test("called again before the start it changes the partner, and who chose each other are a side", async ({
    play: { eventId, ana, ben, cleo, newGame },
  }) => {
    const game = await newGame({ gameFormat: "partner" });
    await join(ana, game, { partnerId: cleo.id });
    await join(cleo, game, { partnerId: ben.id });
    const again = [409, "You have already joined this side game"];
    expect(answered(await join(ana, game, { partnerId: cleo.id }))).toEqual(again);
    const changed = await join(ana, game, { partnerId: ben.id });
    expect([changed.statusCode, changed.json().partnerId]).toEqual([201, ben.id]);
    await join(ben, game, { partnerId: ana.id });
    const sides = async () =>
      (await resultsOf(ana, game)).standing.map(({ side }: { side: string }) => side);
    expect(await sides()).toEqual(["Ana X & Ben X", "Cleo X"]);
    await score(ben, eventId, par4(1));
    expect(answered(await join(ben, game, { partnerId: cleo.id }))).toEqual(started);
  });

  test("capitals and spaces make no other team", async ({ play: { ana, ben, newGame } }) => {
    const game = await newGame({ gameFormat: "team" });
    await join(ana, game, { teamName: "Otters" });
    await join(ben, game, { teamName: "otters " });
    const { standing } = await resultsOf(ana, game);
    expect(standing.map(({ side }: { side: string }) => side)).toEqual(["Otters"]);
  });
});

test("who withdraws before the start owes nothing, and nobody waits for them", async ({
  club,
  play: { eventId, ana, ben, cleo, newGame },
}) => {
  const game = await newGame();
  for (const player of [ana, ben, cleo]) await join(player, game);
  await cleo.send("POST", `/api/events/${eventId}/withdraw`);
  await club.superAdmin.send("PUT", `/api/admin/events/${eventId}`, { status: "active" });
  await score(ana, eventId, par4(1), par4(2), par4(3));
  await score(ben, eventId, bogey4(1), bogey4(2), bogey4(3));
  expect(await resultsOf(ana, game)).toMatchObject({
    status: "final",
    unclaimed: "0.00",
    playerIds: [ana.id, ben.id],
  });
  const money = (await ana.get(`/api/events/${eventId}/money`)).json();
  expect(money.balances).toMatchObject([
    { playerId: ana.id, amount: "45.00" },
    { playerId: ben.id, amount: "-45.00" },
  ]);
});

describe("what the office puts right", () => {
  test("a player comes in after the first score, with what moves told before", async ({
    club,
    play: { eventId, ana, ben, cleo, newGame },
  }) => {
    const game = await newGame();
    await join(ana, game);
    await join(ben, game);
    await club.superAdmin.send("PUT", `/api/admin/events/${eventId}`, { status: "active" });
    await score(ana, eventId, par4(1));
    await score(ben, eventId, bogey4(1));
    await score(cleo, eventId, { ...par4(1), strokes: 3 });
    const url = `/api/side-games/${game}/participants`;
    const stranger = await club.newPlayer();
    const body = { playerIds: [cleo.id, ana.id, stranger.id] };
    const moves = [
      { userId: ana.id, before: "30.00", after: "0.00" },
      { userId: cleo.id, before: "0.00", after: "30.00" },
    ];
    const answer = {
      players: [
        { playerId: cleo.id, done: true, error: null },
        { playerId: ana.id, done: false, error: "You have already joined this side game" },
        {
          playerId: stranger.id,
          done: false,
          error: "The player must be registered for this event",
        },
      ],
      changes: { sideGames: [{ sideGameId: game, name: "Skins", winnings: moves }] },
    };
    const asked = await club.superAdmin.send("POST", url, { ...body, preview: true });
    expect([asked.statusCode, asked.json()]).toMatchObject([200, answer]);
    expect((await resultsOf(ana, game)).playerIds).toEqual([ana.id, ben.id]);
    const done = await club.superAdmin.send("POST", url, body);
    expect([done.statusCode, done.json()]).toMatchObject([200, answer]);
    expect((await resultsOf(ana, game)).winnings).toEqual([{ userId: cleo.id, amount: "30.00" }]);

    const out = `${url}/${cleo.id}`;
    const back = [
      { userId: ana.id, before: "0.00", after: "30.00" },
      { userId: cleo.id, before: "30.00", after: "0.00" },
    ];
    const askedOut = await club.superAdmin.send("DELETE", `${out}?preview=true`);
    expect(askedOut.json().changes.sideGames[0].winnings).toEqual(back);
    expect((await resultsOf(ana, game)).playerIds).toContain(cleo.id);
    await club.superAdmin.send("DELETE", out);
    expect((await resultsOf(ana, game)).playerIds).toEqual([ana.id, ben.id]);
    const gone = await club.superAdmin.send("DELETE", out);
    expect(gone.json().players).toEqual([
      { playerId: cleo.id, done: false, error: "This player has not joined the side game" },
    ]);
  });

  test("two players come in as partners of each other", async ({
    club,
    play: { ana, ben, newGame },
  }) => {
    const game = await newGame({ gameFormat: "partner" });
    const url = `/api/side-games/${game}/participants`;
    await club.superAdmin.send("POST", url, { playerIds: [ana.id, ben.id] });
    const { standing } = await resultsOf(ana, game);
    expect(standing.map(({ side }: { side: string }) => side)).toEqual(["Ana X & Ben X"]);
  });

  test("nobody is put in or taken out once the game is final", async ({
    club,
    play: { eventId, ana, ben, cleo, newGame },
  }) => {
    const game = await newGame();
    await join(ana, game);
    await join(ben, game);
    await club.superAdmin.send("PUT", `/api/admin/events/${eventId}`, { status: "active" });
    await score(ana, eventId, par4(1), par4(2), par4(3));
    await score(ben, eventId, bogey4(1), bogey4(2), bogey4(3));
    const url = `/api/side-games/${game}/participants`;
    const final = [409, "This side game is final"];
    const late = await club.superAdmin.send("POST", url, { playerIds: [cleo.id] });
    expect(answered(late)).toEqual(final);
    expect(answered(await club.superAdmin.send("DELETE", `${url}/${ben.id}`))).toEqual(final);
  });
});
