import { describe, expect } from "vitest";
import { type Duel, test } from "../../testing/duel.ts";
import { each, matchesIn, matchPlayFormat, play } from "../../testing/matches.ts";

describe("an event at match play", () => {
  test("the matches of the event are listed with their status", async ({ club, newDuel }) => {
    const duel = await newDuel(await matchPlayFormat(club.superAdmin));
    const { eventId, ana, ben } = duel;
    const [first, second, ...others] = await matchesIn(ana, eventId);
    expect(others).toEqual([]);
    const players = new Map([
      [ana.id, { firstName: "Ana", lastName: "Ash" }],
      [ben.id, { firstName: "Ben", lastName: "Birch" }],
    ]);
    expect(first).toEqual({
      id: expect.any(String),
      eventId,
      sideGameId: null,
      roundNumber: 1,
      playerId: expect.any(String),
      opponentId: expect.any(String),
      player: players.get(first.playerId),
      opponent: players.get(first.opponentId),
      status: "arranged",
      state: "AS",
      leaderId: null,
      holesPlayed: 0,
      missingHoles: [],
      result: null,
      margin: null,
      decidedBy: null,
      decidedAt: null,
    });
    expect(second).toMatchObject({ roundNumber: 2, status: "arranged" });

    await play(ana, eventId, [3, 3]);
    await play(ben, eventId, [4, 4, 4]);
    expect((await matchesIn(ben, eventId))[0]).toMatchObject({
      status: "running",
      state: "2 up",
      leaderId: ana.id,
      holesPlayed: 2,
    });
  });

  test("each match has its holes until its end", async ({ club, newDuel }) => {
    const { eventId, ana, ben } = await newDuel(await matchPlayFormat(club.superAdmin));
    await play(ana, eventId, [3, 4, 5, 4]);
    await play(ben, eventId, [4, 4, 4]);
    const [match] = await matchesIn(ana, eventId);
    const holesIn = async (round: number) =>
      (await ben.get(`/api/events/${eventId}/rounds/${round}/match-holes`)).json();
    const [shown, ...others] = await holesIn(1);
    expect(others).toEqual([]);
    expect(shown.matchId).toBe(match.id);
    const scoreOf = (hole: Record<string, unknown>, { id }: Duel["ana"]) =>
      hole[match.playerId === id ? "playerScore" : "opponentScore"];
    expect(
      shown.holes.map((hole: Record<string, unknown>) => [
        ...[hole.holeNumber, scoreOf(hole, ana), scoreOf(hole, ben)],
        ...[hole.winnerId, hole.state, hole.leaderId],
      ]),
    ).toEqual([
      [1, 3, 4, ana.id, "1 up", ana.id],
      [2, 4, 4, null, "1 up", ana.id],
      [3, 5, 4, ben.id, "AS", null],
    ]);
    expect(await holesIn(2)).toMatchObject([{ holes: [] }]);
  });

  test("a match is decided by the cards and open again after a correction, and statistics follow", async ({
    club,
    newDuel,
  }) => {
    const duel = await newDuel(await matchPlayFormat(club.superAdmin));
    const { eventId, ana, ben } = duel;
    await play(ana, eventId, [...each(4, 3), ...each(11, 4)]);
    await play(ben, eventId, each(15, 4));
    const [match] = await matchesIn(ana, eventId);
    expect(match).toMatchObject({
      status: "decided",
      state: "4&3",
      leaderId: ana.id,
      result: match.playerId === ana.id ? "win" : "loss",
      margin: "4&3",
      decidedBy: "scores",
      decidedAt: expect.stringMatching(/^\d{4}-.*Z$/),
    });

    const stats = async (player: Duel["ana"]) =>
      (await player.get("/api/user/match-play-stats")).json();
    const won = { totalMatches: 1, wins: 1, losses: 0, halved: 0, winPercentage: 100 };
    expect(await stats(ana)).toEqual(won);
    expect(await stats(ben)).toEqual({ ...won, wins: 0, losses: 1, winPercentage: 0 });
    expect((await ben.get("/api/user/match-play-records")).json()).toEqual([
      {
        id: match.id,
        playerId: ben.id,
        opponentId: ana.id,
        eventId,
        matchType: "singles",
        result: "loss",
        margin: "4&3",
        roundNumber: 1,
        matchDate: match.decidedAt,
      },
    ]);

    await play(ana, eventId, [4, 4]);
    expect((await matchesIn(ana, eventId))[0]).toMatchObject({
      status: "running",
      state: "2 up",
      decidedAt: null,
    });
    expect(await stats(ana)).toMatchObject({ totalMatches: 0, winPercentage: 0 });
    expect((await ana.get("/api/user/match-play-records")).json()).toEqual([]);
  });

  test("a card is complete when its match is over, and asks for no more holes", async ({
    club,
    newDuel,
  }) => {
    const today = new Date().toISOString().slice(0, 10);
    const format = await matchPlayFormat(club.superAdmin);
    const { eventId, ana, ben } = await newDuel({ ...format, startDate: today, endDate: today });
    await play(ana, eventId, each(9, 3));
    await play(ben, eventId, each(10, 4));
    const at = (path: string) => `/api/events/${eventId}/${path}`;
    const complete = async () => {
      const [sheet] = (await club.superAdmin.get(at("rounds/1/score-sheet"))).json();
      const lists = [
        (await club.superAdmin.get(at("short-scorecards"))).json(),
        sheet.cards,
        (await ana.get(at("my-scorecards"))).json(),
      ];
      return lists.map((cards) => cards.map((card: { isComplete: boolean }) => card.isComplete));
    };
    /** At the desk of the event, and among the events of the day. */
    const toVerify = async () => {
      const { events } = (await club.superAdmin.get("/api/admin/today")).json();
      const ofDay = events.find(({ id }: { readonly id: string }) => id === eventId);
      return [(await club.superAdmin.get(at("waiting-cards"))).json().toVerify, ofDay.toVerify];
    };
    expect(await complete()).toEqual([[false, false], [false, false], [false]]);
    expect(await toVerify()).toEqual([0, 0]);
    await play(ana, eventId, each(10, 3));
    expect(await complete()).toEqual([[true, true], [true, true], [true]]);
    expect(await toVerify()).toEqual([2, 2]);
    // A correction opens the match again, and with it both cards.
    await play(ana, eventId, [...each(8, 3), 5, 5]);
    expect(await complete()).toEqual([[false, false], [false, false], [false]]);
  });

  test("a player who withdraws loses the match", async ({ club, newDuel }) => {
    const duel = await newDuel(await matchPlayFormat(club.superAdmin));
    const { eventId, ana, ben } = duel;
    await club.superAdmin.send("PUT", `/api/admin/events/${eventId}`, { status: "active" });
    await play(ana, eventId, [3]);
    await play(ben, eventId, [4]);
    await ana.send("POST", `/api/events/${eventId}/withdraw`);
    expect((await matchesIn(ben, eventId))[0]).toMatchObject({
      status: "decided",
      state: "won",
      leaderId: ben.id,
      margin: null,
      decidedBy: "scores",
      decidedAt: expect.any(String),
    });
  });

  test("the opponents follow from the groups of the tee sheet", async ({ club, newDuel }) => {
    const duel = await newDuel(await matchPlayFormat(club.superAdmin));
    const { eventId, ana, ben } = duel;
    const cleo = await club.newEntrant(eventId, { firstName: "Cleo", lastName: "Zed" });
    expect(await matchesIn(ana, eventId)).toEqual([]);
    const group = {
      groupName: "Early",
      teeTime: "08:00",
      roundNumber: 1,
      members: [cleo.id, ben.id, ana.id],
    };
    const created = await club.superAdmin.send("POST", `/api/events/${eventId}/groups`, group);
    expect(created.statusCode).toBe(201);
    expect(await matchesIn(ana, eventId)).toMatchObject([
      { roundNumber: 1, playerId: ben.id, opponentId: ana.id, status: "arranged" },
      { roundNumber: 1, playerId: cleo.id, opponentId: ana.id, status: "arranged" },
      { roundNumber: 1, playerId: cleo.id, opponentId: ben.id, status: "arranged" },
    ]);
  });

  test("pairs meet as sides, and the result is in the record of all four", async ({
    club,
    newDuel,
  }) => {
    const duel = await newDuel(await matchPlayFormat(club.superAdmin));
    const { eventId, ana, ben } = duel;
    const cleo = await club.newEntrant(eventId, { firstName: "Cleo", lastName: "Zed" });
    const dan = await club.newEntrant(eventId, { firstName: "Dan", lastName: "Zorn" });
    for (const [name, one, other] of [["A", ana, ben] as const, ["C", cleo, dan] as const]) {
      await club.superAdmin.send("POST", `/api/admin/events/${eventId}/pairs`, {
        ...{ name, player1Id: one.id, player2Id: other.id, type: "pair" },
      });
    }
    const result = { playerId: ben.id, opponentId: dan.id, result: "win", margin: "3&2" };
    const played = { ...result, roundNumber: 1 };
    await club.superAdmin.send("POST", `/api/events/${eventId}/matches`, played);
    expect((await matchesIn(ana, eventId))[0]).toMatchObject({
      player: { firstName: "Ben" },
      playerPartners: [{ id: ana.id, firstName: "Ana" }],
      opponentPartners: [{ id: cleo.id, firstName: "Cleo" }],
      state: "3&2",
    });
    const statsOf = async (player: typeof ana) =>
      (await player.send("GET", "/api/user/match-play-stats")).json();
    expect(await statsOf(ana)).toMatchObject({ wins: 1, losses: 0 });
    expect(await statsOf(cleo)).toMatchObject({ wins: 0, losses: 1 });
    const partners = { playerId: ana.id, opponentId: ben.id, roundNumber: 1 };
    const refused = await club.superAdmin.send("POST", `/api/events/${eventId}/matches`, partners);
    expect(refused.statusCode).toBe(400);
  });
});
