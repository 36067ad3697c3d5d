import { expect } from "vitest";
import { bogey4, par4 } from "../../../domain/scorecard/examples.ts";
import type { TournamentId } from "../../../domain/shared/values.ts";
import { type Club, test } from "../testing/club.ts";

const summaryOf = async (reader: Pick<Club["superAdmin"], "get">, eventId: TournamentId) =>
  (await reader.get(`/api/events/${eventId}/summary`)).json();

const holes = Array.from({ length: 18 }, (_, index) => index + 1);

const statusOf = async (club: Club, eventId: TournamentId, status: string) => {
  const url = `/api/admin/events/${eventId}`;
  expect((await club.superAdmin.send("PUT", url, { status })).statusCode).toBe(200);
};

test("before the start there is a preview by the commentator", async ({ club }) => {
  const eventId = await club.newEvent({ name: "Spring Cup" });
  await club.newEntrant(eventId, { firstName: "Ana", lastName: "Ace", handicap: 3.2 });
  const told = await summaryOf(club.superAdmin, eventId);
  expect(told).toEqual({
    summary: expect.stringContaining("Spring Cup"),
    kind: "preview",
    author: "commentator",
    generatedAt: expect.any(String),
    isOutOfDate: false,
  });
  expect(told.summary).toContain("Ana Ace");
  // The same facts need no new text.
  expect(await summaryOf(club.superAdmin, eventId)).toEqual(told);
});

test("whoever joins changes the preview", async ({ club }) => {
  const eventId = await club.newEvent({ name: "Open Cup" });
  const before = await summaryOf(club.superAdmin, eventId);
  await club.newEntrant(eventId, { firstName: "Bea", lastName: "Birdie", handicap: 1 });
  const after = await summaryOf(club.superAdmin, eventId);
  expect([before.summary, after.summary].map((text) => text.includes("Bea Birdie"))).toEqual([
    false,
    true,
  ]);
  expect(after.isOutOfDate).toBe(false);
});

test("after the end a correction makes a new text", async ({ club }) => {
  const eventId = await club.newEvent({ name: "Autumn Cup" });
  const ana = await club.newEntrant(eventId, { firstName: "Ana", lastName: "Ace" });
  const ben = await club.newEntrant(eventId, { firstName: "Ben", lastName: "Bogey" });
  const enter = async (playerId: string, holeScores: ReadonlyArray<object>) => {
    const body = { playerId, roundNumber: 1, holeScores };
    const url = `/api/events/${eventId}/scoring`;
    const response = await club.superAdmin.send("POST", url, body);
    expect([response.statusCode, response.body]).toEqual([200, expect.any(String)]);
  };
  await enter(ana.id, holes.map(par4));
  await enter(ben.id, holes.map(bogey4));
  await statusOf(club, eventId, "completed");
  const final = await summaryOf(ana, eventId);
  expect(final).toMatchObject({ kind: "post-event", isOutOfDate: false });
  expect(final.summary).toMatch(/Ana Ace/);

  await enter(
    ben.id,
    holes.map((hole) => ({ ...par4(hole), strokes: 3 })),
  );
  const corrected = await summaryOf(ana, eventId);
  expect(corrected.isOutOfDate).toBe(false);
  expect(corrected.summary).not.toBe(final.summary);
  expect(corrected.summary).toMatch(/Ben Bogey/);
});

test("whoever is not in the event reads nothing of it", async ({ club, visitor }) => {
  const eventId = await club.newEvent();
  const stranger = await club.newPlayer();
  const url = `/api/events/${eventId}/summary`;
  expect((await visitor.get(url)).statusCode).toBe(401);
  expect((await stranger.get(url)).statusCode).toBe(403);
});
