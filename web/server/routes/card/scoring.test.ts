import { expect } from "vitest";
import { bogey4, par4 } from "../../../../domain/scorecard/examples.ts";
import type { PlayerId, TournamentId } from "../../../../domain/shared/values.ts";
import type { Browser } from "../../testing/browser.ts";
import { test as base } from "../../testing/club.ts";
import type { SignedIn } from "../../testing/server.ts";

interface Play {
  readonly eventId: TournamentId;
  readonly ana: SignedIn<PlayerId>;
  readonly ben: SignedIn<PlayerId>;
}

const test = base.extend<{ readonly play: Play }>({
  play: async ({ club }, use) => {
    const eventId = await club.newEvent({ numberOfRounds: 2 });
    const ana = await club.newEntrant(eventId, { firstName: "Ana", lastName: "Ace" });
    const ben = await club.newEntrant(eventId, { firstName: "Ben", lastName: "Berg" });
    await use({ eventId, ana, ben });
  },
});

const enter = async (
  admin: Browser,
  { eventId, ana }: Play,
  hole: object,
  more: object = {},
  path = "scoring",
) => {
  const body = { playerId: ana.id, roundNumber: 1, holeScores: [hole], ...more };
  const answer = await admin.send("POST", `/api/events/${eventId}/${path}`, body);
  return [answer.statusCode, answer.json().message, answer.json().details];
};
const done = [200, undefined, undefined];

test("the second administrator who changes a hole learns who was first and which score it has", async ({
  club,
  play,
}) => {
  const other = await club.newAdmin({ firstName: "Dana", lastName: "Desk", event: play.eventId });
  expect(await enter(other, play, { ...bogey4(1), basedOn: null })).toEqual(done);
  for (const path of ["scoring", "scoring/preview"]) {
    expect(await enter(club.superAdmin, play, { ...par4(1), basedOn: null }, {}, path)).toEqual([
      409,
      "Hole 1 was changed by Dana Desk in the meantime",
      "It is 5 now",
    ]);
  }
  expect(await enter(club.superAdmin, play, { ...par4(1), basedOn: 5 })).toEqual(done);
});

test("an administrator also learns when a player was first", async ({ club, play }) => {
  const scores = { roundNumber: 1, holeScores: [par4(1)] };
  await play.ana.send("POST", `/api/events/${play.eventId}/my-scores`, scores);
  expect(await enter(club.superAdmin, play, { ...bogey4(1), basedOn: null })).toEqual([
    409,
    "Hole 1 was changed by Ana Ace in the meantime",
    "It is 4 now",
  ]);
});

test("scores in a cancelled event need a reason, which is kept in the history", async ({
  club: { superAdmin },
  play,
}) => {
  await superAdmin.send("PUT", `/api/admin/events/${play.eventId}`, { status: "cancelled" });
  const refused = [409, "This event has been cancelled", undefined];
  expect(await enter(superAdmin, play, par4(1))).toEqual(refused);
  expect(await enter(superAdmin, play, par4(1), {}, "scoring/preview")).toEqual(refused);
  const reason = { reason: "Played before the storm" };
  expect(await enter(superAdmin, play, par4(1), reason)).toEqual(done);
  const [card] = (await superAdmin.get(`/api/events/${play.eventId}/scorecards`)).json();
  const history = (await superAdmin.get(`/api/scorecards/${card.id}/history`)).json();
  expect(history.at(-1)).toMatchObject({ kind: "scores", ...reason });
});

test("scores after a missed cut need a reason", async ({ club: { superAdmin }, play }) => {
  const holes = Array.from({ length: 18 }, (_, index) => index + 1);
  for (const [player, score] of [
    [play.ana, bogey4],
    [play.ben, par4],
  ] as const) {
    const scores = { playerId: player.id, roundNumber: 1, holeScores: holes.map(score) };
    await superAdmin.send("POST", `/api/events/${play.eventId}/scoring`, scores);
  }
  const cut = { afterRound: 1, top: 1 };
  const made = await superAdmin.send("POST", `/api/admin/events/${play.eventId}/cut`, cut);
  expect(made.json().missedCutIds).toEqual([play.ana.id]);

  expect(await enter(superAdmin, play, par4(1), { roundNumber: 2 })).toEqual([
    409,
    "This player missed the cut after round 1",
    undefined,
  ]);
  expect(await enter(superAdmin, play, par4(1))).toEqual(done);
  const reason = { roundNumber: 2, reason: "Let back in by the committee" };
  expect(await enter(superAdmin, play, par4(1), reason)).toEqual(done);
});

test("scores of a player who has left need a reason", async ({ club: { superAdmin }, play }) => {
  const event = `/api/admin/events/${play.eventId}`;
  await superAdmin.send("PUT", event, { status: "active" });
  await superAdmin.send("PATCH", `${event}/participants/${play.ana.id}`, { action: "withdraw" });
  expect(await enter(superAdmin, play, par4(1))).toEqual([
    409,
    "This player is no longer playing in this event",
    undefined,
  ]);
  expect(await enter(superAdmin, play, par4(1), { reason: "Up to hole 1" })).toEqual(done);
});
