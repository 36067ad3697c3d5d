import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { test } from "../../testing/club.ts";

test("many are entered in one call, each with its own answer, and a retry changes nothing", async ({
  club,
}) => {
  const { superAdmin } = club;
  const eventId = await club.newEvent();
  const [ana, ben] = await Promise.all([club.newEntrant(eventId), club.newPlayer()]);
  const gone = await club.newPlayer();
  await superAdmin.send("DELETE", `/api/admin/users/${gone.id}`);
  const path = `/api/admin/events/${eventId}/entries`;
  const playerIds = [ana.id, ben.id, gone.id];
  const headers = { "idempotency-key": randomUUID() };
  const enter = async () => (await superAdmin.send("POST", path, { playerIds }, headers)).json();
  const expected = {
    question: null,
    outcomes: [
      { playerId: ana.id, outcome: "alreadyIn", error: "Already registered for this event" },
      { playerId: ben.id, outcome: "entered", error: null },
      { playerId: gone.id, outcome: "refused", error: "This user is archived" },
    ],
  };
  expect(await enter()).toEqual(expected);
  expect(await enter()).toEqual(expected);
  const listed = (await superAdmin.get(`/api/events/${eventId}/participants`)).json();
  expect(listed).toHaveLength(2);
});

test("a full event asks before anybody is entered, and does what is answered", async ({ club }) => {
  const { superAdmin } = club;
  const eventId = await club.newEvent({ maxParticipants: 2 });
  await club.newEntrant(eventId);
  const players = await Promise.all([club.newPlayer(), club.newPlayer(), club.newPlayer()]);
  const [ben, cleo, dora] = players.map(({ id }) => id);
  const path = `/api/admin/events/${eventId}/entries`;
  const enter = async (playerIds: ReadonlyArray<string | undefined>, whenFull?: string) => {
    const { question, outcomes } = (
      await superAdmin.send("POST", path, { playerIds, ...(whenFull && { whenFull }) })
    ).json();
    return {
      question,
      outcomes: outcomes.map(({ outcome }: { readonly outcome: string }) => outcome),
    };
  };
  const listed = async () =>
    (await superAdmin.get(`/api/events/${eventId}/participants`)).json().length;

  expect(await enter([ben, cleo])).toEqual({
    question: { entering: 2, free: 1, places: 2, taken: 1, waiting: 0 },
    outcomes: [],
  });
  expect(await listed()).toBe(1);
  expect(await enter([ben, cleo], "wait")).toEqual({
    question: null,
    outcomes: ["entered", "waitlist"],
  });
  expect((await enter([dora])).question).toEqual({
    ...{ entering: 1, free: 0, places: 2, taken: 2, waiting: 1 },
  });
  expect(await enter([dora], "add")).toEqual({ question: null, outcomes: ["entered"] });
  expect(await enter([ben, cleo, dora])).toEqual({
    question: null,
    outcomes: ["alreadyIn", "alreadyIn", "alreadyIn"],
  });
});

test("of more than 500 the first 500 are entered, after a question about all of them", async ({
  club,
}) => {
  const eventId = await club.newEvent({ maxParticipants: 500 });
  const last = await club.newPlayer();
  const nobodies = Array.from({ length: 500 }, () => randomUUID());
  const enter = async (playerIds: ReadonlyArray<string>, whenFull: "ask" | "add") => {
    const path = `/api/admin/events/${eventId}/entries`;
    return (await club.superAdmin.send("POST", path, { playerIds, whenFull })).json();
  };
  const question = { entering: 501, free: 500, places: 500, taken: 0, waiting: 0 };
  expect(await enter([...nobodies, last.id], "ask")).toEqual({ question, outcomes: [] });
  const { outcomes } = await enter([...nobodies, last.id], "add");
  expect(outcomes.map(({ playerId }: { readonly playerId: string }) => playerId)).toEqual(nobodies);
  expect(await enter([last.id], "add")).toMatchObject({ outcomes: [{ outcome: "entered" }] });
});

test("only administrators of the event enter players, and between 1 and 5000 of them", async ({
  club,
}) => {
  const eventId = await club.newEvent();
  const [mine, other] = [await club.newAdmin({ event: eventId }), await club.newAdmin()];
  const player = await club.newPlayer();
  const path = `/api/admin/events/${eventId}/entries`;
  const body = { playerIds: [player.id] };
  expect((await other.send("POST", path, body)).statusCode).toBe(403);
  expect((await mine.send("POST", path, body)).statusCode).toBe(200);
  const nobody = await mine.send("POST", path, { playerIds: [] });
  expect([nobody.statusCode, nobody.json().error]).toEqual([
    400,
    "Please select between 1 and 5000 players",
  ]);
});
