import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { par4 } from "../../../../domain/scorecard/examples.ts";
import { scorecardIdOf } from "../../../../domain/shared/derivedIds.ts";
import { type PlayerId, RoundNumber, type TournamentId } from "../../../../domain/shared/values.ts";
import type { Browser } from "../../testing/browser.ts";
import { test as base } from "../../testing/club.ts";
import type { SignedIn } from "../../testing/server.ts";

/** Ana and Ben are in one group, Cleo is not. */
const test = base.extend<{
  readonly play: {
    readonly eventId: TournamentId;
    readonly ana: SignedIn<PlayerId>;
    readonly ben: SignedIn<PlayerId>;
    readonly cleo: SignedIn<PlayerId>;
  };
}>({
  play: async ({ club }, use) => {
    const eventId = await club.newEvent({ groupScoring: true });
    const ana = await club.newEntrant(eventId, { firstName: "Ana", lastName: "Ace" });
    const ben = await club.newEntrant(eventId);
    const cleo = await club.newEntrant(eventId);
    const group = { groupName: "First", teeTime: "09:00", roundNumber: 1 };
    const members = [ana.id, ben.id];
    const url = `/api/events/${eventId}/groups`;
    const created = await club.superAdmin.send("POST", url, { ...group, members });
    if (created.statusCode !== 201) throw new Error(created.body);
    await use({ eventId, ana, ben, cleo });
  },
});

const enterFor = (
  by: Browser,
  eventId: TournamentId,
  playerId: PlayerId,
  more = {},
  headers = {},
) =>
  by.send(
    "POST",
    `/api/events/${eventId}/group-scores`,
    { playerId, roundNumber: 1, holeScores: [par4(1)], ...more },
    headers,
  );

test("a member of the group enters scores for another, and the history names the member", async ({
  play: { eventId, ana, ben },
}) => {
  const response = await enterFor(ana, eventId, ben.id);
  expect(response.statusCode).toBe(200);
  expect(response.json()).toMatchObject({
    userId: ben.id,
    scores: [{ holeNumber: 1, strokes: 4 }],
  });
  const card = { tournamentId: eventId, playerId: ben.id, round: RoundNumber.make(1) };
  const history = await ben.get(`/api/scorecards/${scorecardIdOf(card)}/history`);
  expect(history.json()).toMatchObject([
    { kind: "opened" },
    { kind: "scores", by: { kind: "player", id: ana.id, firstName: "Ana" } },
  ]);
});

test("a retry of group scores changes nothing more", async ({ play: { eventId, ana, ben } }) => {
  const key = { "idempotency-key": randomUUID() };
  const first = await enterFor(ana, eventId, ben.id, {}, key);
  const again = await enterFor(ana, eventId, ben.id, {}, key);
  expect(again.statusCode).toBe(200);
  expect(again.json()).toEqual(first.json());
});

test("scores for a player outside the own group are refused", async ({
  play: { eventId, ana, ben, cleo },
}) => {
  const refusal = { error: "You can only enter scores for your own tee group" };
  for (const response of [
    await enterFor(cleo, eventId, ben.id),
    await enterFor(ana, eventId, cleo.id),
  ]) {
    expect(response.statusCode).toBe(403);
    expect(response.json()).toMatchObject(refusal);
  }
});

test("group scores are refused when the event does not allow them", async ({
  club,
  play: { eventId, ana, ben },
}) => {
  const url = `/api/admin/events/${eventId}`;
  expect((await club.superAdmin.send("PUT", url, { groupScoring: false })).statusCode).toBe(200);
  const response = await enterFor(ana, eventId, ben.id);
  expect(response.statusCode).toBe(403);
  expect(response.json()).toMatchObject({
    error: "One phone for the group is not switched on for this event",
  });
});

test("group scores are accepted for the own card, too", async ({ play: { eventId, ana } }) => {
  const response = await enterFor(ana, eventId, ana.id);
  expect(response.statusCode).toBe(200);
  expect(response.json()).toMatchObject({ userId: ana.id });
});

test("a player who has left the field neither gets nor enters scores", async ({
  club: { superAdmin },
  play: { eventId, ana, ben },
}) => {
  const event = `/api/admin/events/${eventId}`;
  await superAdmin.send("PUT", event, { status: "active" });
  await superAdmin.send("PATCH", `${event}/participants/${ben.id}`, { action: "withdraw" });
  const forBen = await enterFor(ana, eventId, ben.id);
  expect(forBen.statusCode).toBe(409);
  expect(forBen.json()).toMatchObject({
    error: "This player is no longer playing in this event",
  });
  const byBen = await enterFor(ben, eventId, ana.id);
  expect(byBen.statusCode).toBe(409);
  expect(byBen.json()).toMatchObject({ error: "You are no longer playing in this event" });
});

test("a verified hole cannot change by group scores, and the limits of scores are checked", async ({
  club: { superAdmin },
  play: { eventId, ana, ben },
}) => {
  await enterFor(ana, eventId, ben.id);
  const card = { tournamentId: eventId, playerId: ben.id, round: RoundNumber.make(1) };
  const url = `/api/scorecards/${scorecardIdOf(card)}/verify`;
  expect((await superAdmin.send("POST", url, {})).statusCode).toBe(200);
  const changed = { holeScores: [{ ...par4(1), strokes: 5 }] };
  expect((await enterFor(ana, eventId, ben.id, changed)).statusCode).toBe(409);
  const tooMany = { holeScores: [{ ...par4(2), strokes: 99 }] };
  expect((await enterFor(ana, eventId, ben.id, tooMany)).statusCode).toBe(400);
});
