import { expect } from "vitest";
import { par4 } from "../../../../domain/scorecard/examples.ts";
import type { PlayerId, TournamentId } from "../../../../domain/shared/values.ts";
import { test as base } from "../../testing/club.ts";

interface Level {
  readonly eventId: TournamentId;
  readonly anaId: PlayerId;
  readonly benId: PlayerId;
}

const eighteen = Array.from({ length: 18 }, (_, index) => par4(index + 1));

/** Ana and Ben are level after the only round. */
const test = base.extend<{ readonly level: Level }>({
  level: async ({ club }, use) => {
    const eventId = await club.newEvent({ numberOfRounds: 1 });
    const finisher = async (firstName: string) => {
      const { id } = await club.newEntrant(eventId, { firstName });
      const body = { playerId: id, roundNumber: 1, holeScores: eighteen };
      const stored = await club.superAdmin.send("POST", `/api/events/${eventId}/scoring`, body);
      expect(stored.statusCode).toBe(200);
      return id;
    };
    await use({ eventId, anaId: await finisher("Ana"), benId: await finisher("Ben") });
  },
});

const urlOf = (eventId: TournamentId, place = 1) =>
  `/api/admin/events/${eventId}/play-offs/${place}`;

test("a play-off orders the board and its export until it is taken back", async ({
  club,
  level,
}) => {
  const { superAdmin } = club;
  const { eventId, anaId, benId } = level;
  const body = { playerIds: [benId, anaId], note: "Third extra hole" };
  const recorded = await superAdmin.send("PUT", urlOf(eventId), body);
  expect([recorded.statusCode, recorded.json()]).toEqual([200, { place: 1, ...body }]);

  const firstNames = async () => {
    const file = await superAdmin.get(`/api/events/${eventId}/leaderboard.csv`);
    return file.body
      .split("\r\n")
      .slice(1, 3)
      .map((line) => line.split(" ")[0]);
  };
  expect((await superAdmin.get(`/api/events/${eventId}/leaderboard`)).json()).toMatchObject([
    { user: { id: benId }, playOff: { place: 1, order: 1, players: 2, scoring: "gross" } },
    { user: { id: anaId }, playOff: { order: 2 } },
  ]);
  const decided = await firstNames();

  const withdrawn = await superAdmin.send("DELETE", urlOf(eventId));
  expect([withdrawn.statusCode, withdrawn.json()]).toEqual([200, { success: true }]);
  const [first] = (await superAdmin.get(`/api/events/${eventId}/leaderboard`)).json();
  expect(first.playOff).toBeNull();
  expect([decided, await firstNames()]).toEqual([
    ["1", "2"],
    ["T1,Ana", "T1,Ben"],
  ]);
  const again = await superAdmin.send("DELETE", urlOf(eventId));
  expect([again.statusCode, again.json().message]).toEqual([404, "Play-off not found"]);
});

test("who is level and lost the play-off shares the next place", async ({ club, level }) => {
  const { superAdmin } = club;
  const { eventId, benId } = level;
  const cleo = await club.newEntrant(eventId, { firstName: "Cleo" });
  const score = { playerId: cleo.id, roundNumber: 1, holeScores: eighteen };
  await superAdmin.send("POST", `/api/events/${eventId}/scoring`, score);
  const body = { playerIds: [benId], note: null };
  const recorded = await superAdmin.send("PUT", urlOf(eventId), body);
  expect([recorded.statusCode, recorded.json()]).toEqual([200, { place: 1, ...body }]);
  const file = await superAdmin.get(`/api/events/${eventId}/leaderboard.csv`);
  const places = file.body.split("\r\n").slice(1, 4);
  expect(places.map((line) => line.split(" ", 3).join(" "))).toEqual([
    expect.stringMatching(/^1 P\.O\.,Ben/u),
    expect.stringMatching(/^T2 P\.O\.,Ana/u),
    expect.stringMatching(/^T2 P\.O\.,Cleo/u),
  ]);
});

test("a play-off is refused unless it names players who are level", async ({ club, level }) => {
  const { eventId, anaId, benId } = level;
  const third = await club.newEntrant(eventId, { firstName: "Cleo" });
  for (const [place, playerIds] of [
    [1, []],
    [1, [anaId, third.id]],
    [2, [anaId, benId]],
  ] as const) {
    const refused = await club.superAdmin.send("PUT", urlOf(eventId, place), { playerIds });
    expect([refused.statusCode, refused.json().message]).toEqual([
      400,
      "A play-off needs the players who are level for that place",
    ]);
  }
});

test("a play-off is refused while a player has not finished the last round", async ({
  club,
  level,
}) => {
  const { eventId, anaId, benId } = level;
  const late = await club.newEntrant(eventId, { firstName: "Cleo" });
  const score = { playerId: late.id, roundNumber: 1, holeScores: [par4(1)] };
  await club.superAdmin.send("POST", `/api/events/${eventId}/scoring`, score);
  const refused = await club.superAdmin.send("PUT", urlOf(eventId), { playerIds: [anaId, benId] });
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    "The last round is not complete for all players",
  ]);
});

test("a correction suspends a play-off, and restoring the score brings it back", async ({
  club,
  level,
}) => {
  const { superAdmin } = club;
  const { eventId, anaId, benId } = level;
  await superAdmin.send("PUT", urlOf(eventId), { playerIds: [benId, anaId] });
  const positions = async () => {
    const file = await superAdmin.get(`/api/events/${eventId}/leaderboard.csv`);
    return file.body
      .split("\r\n")
      .slice(1, 3)
      .map((line) => line.split(",")[0]);
  };
  const correct = (strokes: number) =>
    superAdmin.send("POST", `/api/events/${eventId}/scoring`, {
      ...{ playerId: anaId, roundNumber: 1, reason: "Misread" },
      holeScores: [{ ...par4(1), strokes }],
    });
  expect(await positions()).toEqual(["1 P.O.", "2 P.O."]);
  await correct(5);
  expect(await positions()).toEqual(["1", "2"]);
  await correct(4);
  expect(await positions()).toEqual(["1 P.O.", "2 P.O."]);
});
