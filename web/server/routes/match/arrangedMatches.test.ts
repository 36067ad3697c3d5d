import { randomUUID } from "node:crypto";
import { describe, expect } from "vitest";
import { pair, test, url } from "../../testing/duel.ts";
import { each, matchesIn, matchPlayFormat, play } from "../../testing/matches.ts";

describe("arranging a match", () => {
  test("a match can be arranged once in an event of any format", async ({ club, newDuel }) => {
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

  test("a match with a result is decided, and scores do not change the result", async ({
    club,
    newDuel,
  }) => {
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

  test("a repeated call has the first answer", async ({ club, newDuel }) => {
    const duel = await newDuel();
    const key = { "idempotency-key": randomUUID() };
    const send = (body: object) => club.superAdmin.send("POST", url(duel), body, key);
    const first = await send(pair(duel));
    const second = await send(pair(duel));
    expect([second.statusCode, second.json()]).toEqual([201, first.json()]);
  });

  test("a match that follows from the field can be arranged, too", async ({ club, newDuel }) => {
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
  ] as const)(
    "a match with %j is refused",
    async ([fields, status, sentence], { club, newDuel }) => {
      const duel = await newDuel();
      const named: Readonly<Record<string, string>> = { ana: duel.ana.id, outsider: randomUUID() };
      const { opponentId = "ben" } = { opponentId: undefined, ...fields };
      const given = "opponentId" in fields ? { ...fields, opponentId: named[opponentId] } : fields;
      const response = await club.superAdmin.send("POST", url(duel), pair(duel, given));
      expect([response.statusCode, response.json().error]).toEqual([status, sentence]);
      expect(await matchesIn(duel.ana, duel.eventId)).toEqual([]);
    },
  );
});
