import { randomUUID } from "node:crypto";
import { describe, expect } from "vitest";
import type { TournamentId } from "../../../domain/shared/values.ts";
import { test as base } from "../testing/club.ts";
import { each, matchesIn, matchPlayFormat, play } from "../testing/matches.ts";
import type { SignedIn } from "../testing/server.ts";

interface Duel {
  readonly eventId: TournamentId;
  readonly ana: SignedIn<string>;
  readonly ben: SignedIn<string>;
}

const test = base.extend<{
  /** Only two players, who meet whenever the event is played at match play. */
  readonly newDuel: (fields?: object) => Promise<Duel>;
}>({
  newDuel: async ({ club }, use) =>
    use(async (fields = {}) => {
      const eventId = await club.newEvent({ numberOfRounds: 2, ...fields });
      const ana = await club.newEntrant(eventId, { firstName: "Ana", lastName: "Ash" });
      const ben = await club.newEntrant(eventId, { firstName: "Ben", lastName: "Birch" });
      return { eventId, ana, ben };
    }),
});

const url = ({ eventId }: Duel) => `/api/events/${eventId}/matches`;

const pair = ({ ana, ben }: Duel, fields: object = {}) => ({
  playerId: ana.id,
  opponentId: ben.id,
  roundNumber: 1,
  ...fields,
});

describe("an event at match play", () => {
  test("lists its matches as they stand", async ({ club, newDuel }) => {
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

  test("tells its matches hole by hole, up to their end", async ({ club, newDuel }) => {
    const { eventId, ana, ben } = await newDuel(await matchPlayFormat(club.superAdmin));
    await play(ana, eventId, [3, 4, 5, 4]);
    await play(ben, eventId, [4, 4, 4]);
    const [match] = await matchesIn(ana, eventId);
    const holesIn = async (round: number) =>
      (await ben.get(`/api/events/${eventId}/rounds/${round}/match-holes`)).json();
    const [told, ...others] = await holesIn(1);
    expect(others).toEqual([]);
    expect(told.matchId).toBe(match.id);
    const scoreOf = (hole: Record<string, unknown>, { id }: Duel["ana"]) =>
      hole[match.playerId === id ? "playerScore" : "opponentScore"];
    expect(
      told.holes.map((hole: Record<string, unknown>) => [
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

  test("is decided by the cards, open again after a correction, and counted meanwhile", async ({
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

  test("is lost by who withdraws from it", async ({ club, newDuel }) => {
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

  test("has its opponents from the groups of the tee sheet", async ({ club, newDuel }) => {
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
      { roundNumber: 1, playerId: cleo.id, opponentId: ben.id, status: "arranged" },
    ]);
  });
});

describe("arranging a match", () => {
  test("makes it a match of an event of any format, once", async ({ club, newDuel }) => {
    const duel = await newDuel();
    expect(await matchesIn(duel.ana, duel.eventId)).toEqual([]);
    const send = (body: object) => club.superAdmin.send("POST", url(duel), body);

    const arranged = await send(pair(duel));
    expect([arranged.statusCode, arranged.json()]).toMatchObject([
      201,
      { eventId: duel.eventId, playerId: duel.ana.id, status: "arranged", sideGameId: null },
    ]);
    expect(await matchesIn(duel.ben, duel.eventId)).toEqual([arranged.json()]);

    const again = await send({ ...pair(duel), playerId: duel.ben.id, opponentId: duel.ana.id });
    expect([again.statusCode, again.json().error]).toEqual([409, "This match already exists"]);
  });

  test("with a result records it, which no score overwrites", async ({ club, newDuel }) => {
    const duel = await newDuel();
    const send = (body: object) => club.superAdmin.send("POST", url(duel), body);
    const won = await send(pair(duel, { result: "win", margin: "19 holes" }));
    expect([won.statusCode, won.json()]).toMatchObject([
      201,
      { status: "decided", result: "win", margin: "19 holes", decidedBy: "admin" },
    ]);
    expect(won.json().decidedAt).toMatch(/Z$/);

    await play(duel.ana, duel.eventId, each(18, 5));
    await play(duel.ben, duel.eventId, each(18, 4));
    expect(await matchesIn(duel.ana, duel.eventId)).toEqual([{ ...won.json(), holesPlayed: 18 }]);

    const fromTheOtherSide = { playerId: duel.ben.id, opponentId: duel.ana.id };
    const changed = await send({ ...pair(duel, { result: "win" }), ...fromTheOtherSide });
    expect([changed.statusCode, changed.json()]).toMatchObject([
      200,
      { playerId: duel.ana.id, result: "loss", margin: null, state: "won", leaderId: duel.ben.id },
    ]);
  });

  test("answers a repeated call as the first time", async ({ club, newDuel }) => {
    const duel = await newDuel();
    const key = { "idempotency-key": randomUUID() };
    const send = (body: object) => club.superAdmin.send("POST", url(duel), body, key);
    const first = await send(pair(duel));
    const second = await send(pair(duel));
    expect([second.statusCode, second.json()]).toEqual([201, first.json()]);
  });

  test("is new also for a pairing that followed from the field", async ({ club, newDuel }) => {
    const duel = await newDuel(await matchPlayFormat(club.superAdmin));
    await play(duel.ana, duel.eventId, each(18, 4));
    await play(duel.ben, duel.eventId, each(18, 4));
    const [derived] = await matchesIn(duel.ana, duel.eventId);
    expect(derived).toMatchObject({ result: "halved", state: "halved", leaderId: null });

    const arranged = await club.superAdmin.send("POST", url(duel), pair(duel));
    expect([arranged.statusCode, arranged.json()]).toMatchObject([
      201,
      { id: derived.id, result: "halved", decidedBy: "scores" },
    ]);
    expect(await matchesIn(duel.ana, duel.eventId)).toHaveLength(2);
  });

  test.for([
    [{ opponentId: "ana" }, 400, "Please select different players"],
    [{ opponentId: undefined }, 400, "Please select different players"],
    [{ opponentId: "outsider" }, 400, "All players must be registered for this event"],
    [{ roundNumber: 3 }, 400, "This event has 2 rounds"],
    [{ roundNumber: 5 }, 400, "Round number must be between 1 and 4"],
    [{ result: "won" }, 400, "Invalid result"],
    [{ result: "win", margin: "5&1" }, 400, "Invalid margin"],
    [{ result: "win", margin: 3 }, 400, "Invalid margin"],
    [{ result: "halved", margin: "1 up" }, 400, "Invalid margin"],
    [{ margin: "1 up" }, 400, "Invalid margin"],
  ] as const)("refuses %j", async ([fields, status, sentence], { club, newDuel }) => {
    const duel = await newDuel();
    const named: Readonly<Record<string, string>> = { ana: duel.ana.id, outsider: randomUUID() };
    const { opponentId = "ben" } = { opponentId: undefined, ...fields };
    const given = "opponentId" in fields ? { ...fields, opponentId: named[opponentId] } : fields;
    const response = await club.superAdmin.send("POST", url(duel), pair(duel, given));
    expect([response.statusCode, response.json().error]).toEqual([status, sentence]);
    expect(await matchesIn(duel.ana, duel.eventId)).toEqual([]);
  });
});
