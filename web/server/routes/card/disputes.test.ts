import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { bogey4, par4 } from "../../../../domain/scorecard/examples.ts";
import { scorecardIdOf } from "../../../../domain/shared/derivedIds.ts";
import { type PlayerId, RoundNumber, type TournamentId } from "../../../../domain/shared/values.ts";
import type { Browser } from "../../testing/browser.ts";
import { test as base } from "../../testing/club.ts";
import type { SignedIn } from "../../testing/server.ts";

const MS_OF_A_DAY = 24 * 60 * 60 * 1000;
const dayOf = (days: number) =>
  new Date(Date.now() + days * MS_OF_A_DAY).toISOString().slice(0, 10);

/** Ana and Ben are in one group and score on each other's cards; Cleo plays alone. */
const test = base.extend<{
  readonly play: {
    readonly eventId: TournamentId;
    readonly ana: SignedIn<PlayerId>;
    readonly ben: SignedIn<PlayerId>;
    readonly cleo: SignedIn<PlayerId>;
    /** Ana's card. */
    readonly card: string;
  };
}>({
  play: async ({ club }, use) => {
    const eventId = await club.newEvent({
      groupScoring: true,
      startDate: dayOf(-1),
      endDate: dayOf(3),
    });
    const ana = await club.newEntrant(eventId, { firstName: "Ana", lastName: "Ace" });
    const ben = await club.newEntrant(eventId, { firstName: "Ben", lastName: "Byrne" });
    const cleo = await club.newEntrant(eventId);
    const group = { groupName: "First", teeTime: "09:00", roundNumber: 1 };
    const url = `/api/events/${eventId}/groups`;
    for (const members of [[ana.id, ben.id], [cleo.id]]) {
      const made = await club.superAdmin.send("POST", url, { ...group, members });
      if (made.statusCode !== 201) throw new Error(made.body);
    }
    const card = { tournamentId: eventId, playerId: ana.id, round: RoundNumber.make(1) };
    await use({ eventId, ana, ben, cleo, card: `/api/scorecards/${scorecardIdOf(card)}` });
  },
});

const score = (hole: object, basedOn?: number | null) => [
  { ...hole, ...(basedOn === undefined ? {} : { basedOn }) },
];

/** Ana enters four on the first hole. Ben, whose phone still shows the hole empty, enters five. */
const clash = async (
  { eventId, ana, ben }: { eventId: TournamentId; ana: Browser & { id: string }; ben: Browser },
  headers = {},
) => {
  const url = `/api/events/${eventId}`;
  const four = { roundNumber: 1, holeScores: score(par4(1), null) };
  await ana.send("POST", `${url}/my-scores`, four);
  const five = { playerId: ana.id, roundNumber: 1, holeScores: score(bogey4(1), null) };
  return ben.send("POST", `${url}/group-scores`, five, headers);
};

const settle = (by: Browser, card: string, entryId: unknown, hole = 1) =>
  by.send("POST", `${card}/disputes/${hole}`, { entryId });

test("a disputed hole keeps both entries, counts the earlier one, and is in the history", async ({
  play,
}) => {
  const key = { "idempotency-key": randomUUID() };
  const answer = await clash(play, key);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({
    scores: [{ holeNumber: 1, strokes: 4 }],
    totalGrossScore: 4,
    disputes: [
      {
        holeNumber: 1,
        entries: [
          { strokes: 4, putts: 2, enteredBy: { firstName: "Ana", lastName: "Ace" } },
          { strokes: 5, putts: 2, enteredBy: { firstName: "Ben", lastName: "Byrne" } },
        ],
      },
    ],
  });
  expect((await clash(play, key)).json().disputes).toEqual(answer.json().disputes);
  expect((await play.ana.get(`${play.card}/history`)).json()).toMatchObject([
    { kind: "opened", dispute: null },
    { kind: "scores", holes: [{ after: { strokes: 4 } }] },
    {
      kind: "disputed",
      by: { firstName: "Ben" },
      holes: [],
      dispute: { holeNumber: 1, strokes: [4, 5] },
    },
  ]);
});

test("a disputed card can be neither signed nor verified", async ({ play, club }) => {
  await clash(play);
  const { card, ben, eventId } = play;
  const sentence = "Hole 1 of this scorecard is disputed";
  expect((await ben.get(`${card}/can-attest`)).json()).toEqual({
    canAttest: false,
    reason: sentence,
  });
  const signed = await ben.send("POST", `${card}/attest`, {});
  expect([signed.statusCode, signed.json().error]).toEqual([403, sentence]);
  expect((await ben.get(`/api/events/${eventId}/verification-needed`)).json()).toEqual([]);

  const verified = await club.superAdmin.send("POST", `${card}/verify`);
  expect([verified.statusCode, verified.json().error]).toEqual([409, sentence]);
  const scorecardId = card.split("/").at(-1);
  const many = await club.superAdmin.send("POST", `/api/events/${eventId}/verify`, {
    scorecardIds: [scorecardId],
  });
  expect(many.json()).toEqual([{ scorecardId, verified: false, error: sentence }]);
});

test("the marker settles the dispute, and the card can be signed", async ({ play }) => {
  const [dispute] = (await clash(play)).json().disputes;
  const { ben, ana, card } = play;
  const today = async (player: Browser) => (await player.get("/api/user/today")).json();
  await expect(today(ben)).resolves.toMatchObject([{ holesToSettle: 1, cardsToSign: 0 }]);
  await expect(today(ana)).resolves.toMatchObject([{ holesToSettle: 0, round: { disputed: [1] } }]);

  const settled = await settle(ben, card, dispute.entries[1].entryId);
  expect(settled.statusCode).toBe(200);
  expect(settled.json()).toMatchObject({ disputes: [], scores: [{ strokes: 5 }] });
  expect((await ben.get(`${card}/can-attest`)).json()).toMatchObject({ canAttest: true });
  expect((await ana.get(`${card}/history`)).json().slice(3)).toMatchObject([
    { kind: "settled", by: { firstName: "Ben" }, dispute: { holeNumber: 1, strokes: [5] } },
    { kind: "scores", holes: [{ before: { strokes: 4 }, after: { strokes: 5 } }] },
  ]);
  const again = await settle(ben, card, dispute.entries[1].entryId);
  expect([again.statusCode, again.json().error]).toEqual([409, "This hole is not disputed"]);
});

test("the player and players of other groups cannot settle a dispute, but administrators can", async ({
  play,
  club,
}) => {
  const [dispute] = (await clash(play)).json().disputes;
  const { ana, cleo, card } = play;
  const { entryId } = dispute.entries[0];
  for (const player of [ana, cleo]) {
    const refused = await settle(player, card, entryId);
    expect([refused.statusCode, refused.json().error]).toEqual([
      403,
      "Only the player's marker or an administrator can settle this hole",
    ]);
  }
  const settled = await settle(club.superAdmin, card, entryId);
  expect(settled.json()).toMatchObject({ disputes: [], scores: [{ strokes: 4 }] });
});

test("a dispute is settled only for an entry of the hole", async ({ play, club }) => {
  await clash(play);
  for (const entryId of ["four", randomUUID()]) {
    const refused = await settle(play.ben, play.card, entryId);
    expect([refused.statusCode, refused.json().error]).toEqual([400, "Invalid entry"]);
  }
  const beyond = await settle(club.superAdmin, play.card, randomUUID(), 19);
  expect([beyond.statusCode, beyond.json().error]).toEqual([404, "Hole not found"]);
});

test("a score that is based on the present strokes corrects them", async ({
  play: { eventId, ana },
}) => {
  const url = `/api/events/${eventId}/my-scores`;
  const four = { roundNumber: 1, holeScores: score(par4(1), null) };
  await ana.send("POST", url, four);
  const five = { roundNumber: 1, holeScores: score(bogey4(1), 4) };
  const answer = await ana.send("POST", url, five);
  expect(answer.json()).toMatchObject({ disputes: [], scores: [{ strokes: 5 }] });
});

test("a disputed card waits for whoever settles it, and not to be verified", async ({
  club,
  play,
}) => {
  await clash(play);
  const url = `/api/events/${play.eventId}/waiting-cards`;
  expect((await club.superAdmin.get(url)).json()).toEqual({
    toVerify: 0,
    sentBack: 0,
    disputed: 1,
  });
  const { events } = (await club.superAdmin.get("/api/admin/today")).json();
  expect(events.find(({ id }: { readonly id: string }) => id === play.eventId)).toMatchObject({
    ...{ toVerify: 0, sentBack: 0, disputed: 1 },
  });
});

test("who may sign a card says that a hole is wrong, which disputes it, also without one phone for the group", async ({
  club,
  play,
}) => {
  const { ana, ben, cleo, card, eventId } = play;
  await club.superAdmin.send("PUT", `/api/admin/events/${eventId}`, { groupScoring: false });
  const four = { roundNumber: 1, holeScores: [par4(1)] };
  await ana.send("POST", `/api/events/${eventId}/my-scores`, four);
  const object = (by: Browser, hole: object, headers = {}) =>
    by.send("POST", `${card}/disputes`, hole, headers);

  const key = { "idempotency-key": randomUUID() };
  const answer = await object(ben, { holeNumber: 1, strokes: 5 }, key);
  expect([answer.statusCode, answer.json()]).toMatchObject([
    200,
    {
      totalGrossScore: 4,
      disputes: [
        {
          entries: [
            { strokes: 4, enteredBy: { firstName: "Ana" } },
            { strokes: 5, enteredBy: { firstName: "Ben" } },
          ],
        },
      ],
    },
  ]);
  const { disputes } = answer.json();
  expect((await object(ben, { holeNumber: 1, strokes: 5 }, key)).json().disputes).toEqual(disputes);
  expect((await ana.get(`${card}/history`)).json().at(-1)).toMatchObject({
    ...{ kind: "disputed", by: { firstName: "Ben" } },
    dispute: { holeNumber: 1, strokes: [4, 5] },
  });

  const refused = async (by: Browser, hole: object) => {
    const { statusCode, json } = await object(by, hole);
    return [statusCode, json().error];
  };
  const five = { holeNumber: 1, strokes: 5 };
  expect(await refused(ana, five)).toEqual([403, "You cannot verify your own scorecard"]);
  expect(await refused(cleo, five)).toEqual([
    403,
    "Only playing partners in the same group can verify this scorecard",
  ]);
  const second = { holeNumber: 2, strokes: 5 };
  expect(await refused(ben, second)).toEqual([409, "Hole 2 has no score yet"]);

  await settle(ben, card, disputes[0].entries[1].entryId);
  await club.superAdmin.send("PUT", `/api/admin/events/${eventId}`, { status: "completed" });
  expect(await refused(ben, { holeNumber: 1, strokes: 6 })).toEqual([
    409,
    "This event is already completed",
  ]);
});
