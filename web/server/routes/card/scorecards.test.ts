import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { par4 } from "../../../../domain/scorecard/examples.ts";
import { scorecardIdOf } from "../../../../domain/shared/derivedIds.ts";
import { type PlayerId, RoundNumber, type TournamentId } from "../../../../domain/shared/values.ts";
import type { Browser } from "../../testing/browser.ts";
import { test as base } from "../../testing/club.ts";
import type { SignedIn } from "../../testing/server.ts";

/** Ana and Ben play in an event without scores. */
const test = base.extend<{
  readonly play: {
    readonly eventId: TournamentId;
    readonly ana: SignedIn<PlayerId>;
    readonly ben: SignedIn<PlayerId>;
    readonly anasCard: string;
  };
}>({
  play: async ({ club }, use) => {
    const eventId = await club.newEvent();
    const ana = await club.newEntrant(eventId, { firstName: "Ana", lastName: "Ace" });
    const ben = await club.newEntrant(eventId);
    const card = { tournamentId: eventId, playerId: ana.id, round: RoundNumber.make(1) };
    await use({ eventId, ana, ben, anasCard: `/api/scorecards/${scorecardIdOf(card)}` });
  },
});

const scores: unknown = { roundNumber: 1, holeScores: [par4(1)] };

const enter = (player: Browser, eventId: TournamentId, body = scores, headers = {}) =>
  player.send("POST", `/api/events/${eventId}/my-scores`, body, headers);

const attest = (player: Browser, card: string, notes: unknown = "well played") =>
  player.send("POST", `${card}/attest`, { notes });

test("a player enters scores and can read them after the answer", async ({
  play: { eventId, ana, anasCard },
}) => {
  const response = await enter(ana, eventId);
  expect(response.statusCode).toBe(200);
  expect(response.json()).toMatchObject({
    userId: ana.id,
    totalGrossScore: 4,
    scores: [{ holeNumber: 1, strokes: 4 }],
  });

  const { putts, penalties, notes, strokes } = par4(1);
  const after = { putts, penalties, notes, strokes };
  expect((await ana.get(`${anasCard}/history`)).json()).toMatchObject([
    { version: 1, kind: "opened", by: { kind: "player", id: ana.id, firstName: "Ana" } },
    { version: 2, kind: "scores", holes: [{ holeNumber: 1, before: null, after }] },
  ]);
});

test("a retry with the same key changes nothing more and has the same answer", async ({
  play: { eventId, ana, anasCard },
}) => {
  const key = { "idempotency-key": randomUUID() };
  const first = await enter(ana, eventId, scores, key);
  const again = await enter(ana, eventId, scores, key);
  expect(again.statusCode).toBe(200);
  expect(again.json()).toEqual(first.json());
  expect((await ana.get(`${anasCard}/history`)).json()).toHaveLength(2);
});

test("a partner can sign a card, and its player reads who has, also among the own rounds", async ({
  play: { eventId, ana, ben, anasCard },
}) => {
  await enter(ana, eventId);
  const response = await attest(ben, anasCard);
  expect(response.statusCode).toBe(201);
  expect(response.json()).toMatchObject({ attestedBy: ben.id, isValid: true });
  expect((await ben.get(`${anasCard}/can-attest`)).json()).toEqual({
    ...{ canAttest: false, hasAttested: true },
    reason: "You have already verified this scorecard",
  });
  const { firstName, lastName } = (await ben.get("/api/user")).json();
  for (const list of [`/api/events/${eventId}/my-scorecards`, "/api/scorecards"]) {
    const [card] = (await ana.get(list)).json();
    expect(card).toMatchObject({ attestationCount: 1, attestedBy: [{ firstName, lastName }] });
  }
});

test("a card is listed for a partner until the partner has signed it or it is verified", async ({
  club,
  play: { eventId, ana, ben, anasCard },
}) => {
  const shownTo = async (player: Browser) => {
    const cards = (await player.get(`/api/events/${eventId}/verification-needed`)).json();
    return cards.map((card: { readonly userId: string }) => card.userId);
  };
  await enter(ana, eventId);
  expect(await shownTo(ben)).toEqual([ana.id]);
  expect(await shownTo(ana)).toEqual([]);
  await attest(ben, anasCard);
  expect(await shownTo(ben)).toEqual([]);

  await enter(ana, eventId, { roundNumber: 1, holeScores: [par4(2)] });
  expect(await shownTo(ben)).toEqual([ana.id]);
  await club.superAdmin.send("POST", `${anasCard}/verify`);
  expect(await shownTo(ben)).toEqual([]);
});

test("no card is listed for a player on the waitlist", async ({ club }) => {
  const eventId = await club.newEvent({ maxParticipants: 1 });
  await enter(await club.newEntrant(eventId), eventId);
  const waiting = await club.newEntrant(eventId);
  const response = await waiting.get(`/api/events/${eventId}/verification-needed`);
  expect([response.statusCode, response.json()]).toEqual([200, []]);
});

test("the refusal of a signature gives its reason to visitors, administrators and the owner", async ({
  visitor,
  club: { superAdmin },
  play: { eventId, ana, anasCard },
}) => {
  await enter(ana, eventId);
  const answers = await Promise.all(
    [visitor, superAdmin, ana].map((caller) => attest(caller, anasCard)),
  );
  expect(answers.map((answer) => [answer.statusCode, answer.json().error])).toEqual([
    [401, "Not authenticated"],
    [401, "Not authenticated"],
    [403, "You cannot verify your own scorecard"],
  ]);
});

test("a card that is not open is answered with 404", async ({ play: { ben, anasCard } }) => {
  const response = await attest(ben, anasCard);
  expect(response.statusCode).toBe(404);
  expect(response.json()).toMatchObject({ error: "Scorecard not found" });
});

test("the refusal names every wrong field and starts with the sentence of the first one", async ({
  play: { eventId, ana },
}) => {
  const wrong = { roundNumber: 9, holeScores: [{ holeNumber: 19, strokes: 0 }] };
  const response = await enter(ana, eventId, wrong);
  expect(response.statusCode).toBe(400);
  const { error, details } = response.json();
  expect(error).toBe("Round number must be between 1 and 4");
  expect(details.split("\n").map((line: string) => line.split(":")[0])).toEqual([
    "roundNumber",
    "holeScores.0.holeNumber",
    "holeScores.0.strokes",
  ]);
});

test("a text that cannot be stored is answered with 400", async ({
  play: { eventId, ana, ben, anasCard },
}) => {
  await enter(ana, eventId);
  expect((await attest(ben, anasCard, "well\0played")).statusCode).toBe(400);
});

test("a card can be read by its owner, by players of the event and by administrators", async ({
  visitor,
  club,
  play: { eventId, ana, ben, anasCard },
}) => {
  await enter(ana, eventId);
  const stranger = await club.newPlayer();
  const someAdmin = await club.newAdmin();
  const answers = await Promise.all(
    [visitor, stranger, ben, ana, someAdmin].map((caller) => caller.get(anasCard)),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 403, 200, 200, 200]);
  expect(answers[1]?.json().error).toBe("You do not have access to this scorecard");
});

test("a card can be verified by super admins and by the event admin of its event", async ({
  visitor,
  club,
  play: { eventId, ana, anasCard },
}) => {
  await enter(ana, eventId);
  const otherAdmin = await club.newAdmin();
  const eventAdmin = await club.newAdmin({ event: eventId });
  const statuses = [];
  for (const caller of [visitor, ana, otherAdmin, eventAdmin, club.superAdmin]) {
    statuses.push((await caller.send("POST", `${anasCard}/verify`)).statusCode);
  }
  expect(statuses).toEqual([401, 403, 403, 200, 200]);
});

test("no score of a player is taken before the day of the event; the office may enter at any time", async ({
  club,
}) => {
  const eventId = await club.newEvent({
    startDate: "2099-12-21",
    registrationDeadline: "2099-12-20",
  });
  const ana = await club.newEntrant(eventId);
  const refused = await enter(ana, eventId);
  expect([refused.statusCode, refused.json().message]).toEqual([409, "Scores open on Dec 21"]);
  const byOffice = { roundNumber: 1, holeScores: [par4(1)], playerId: ana.id };
  const url = `/api/events/${eventId}/scoring`;
  expect((await club.superAdmin.send("POST", url, byOffice)).statusCode).toBe(200);

  await club.superAdmin.send("PUT", `/api/admin/events/${eventId}`, { status: "active" });
  expect((await enter(ana, eventId)).statusCode).toBe(200);
});
