import { expect } from "vitest";
import { bogey4, par4 } from "../../../../domain/scorecard/examples.ts";
import type { HoleScore, PlayerId, TournamentId } from "../../../../domain/shared/values.ts";
import { test as base } from "../../testing/club.ts";

interface Played {
  readonly eventId: TournamentId;
  readonly anaId: PlayerId;
  readonly benId: PlayerId;
}

const eighteen = (each: (hole: number) => HoleScore) =>
  Array.from({ length: 18 }, (_, index) => each(index + 1));

/** Ana leads Ben by 18 after the first of two rounds. */
const test = base.extend<{ readonly played: Played }>({
  played: async ({ club }, use) => {
    const eventId = await club.newEvent({ numberOfRounds: 2 });
    const finisher = async (firstName: string, holeScores: ReadonlyArray<HoleScore>) => {
      const { id } = await club.newEntrant(eventId, { firstName });
      const body = { playerId: id, roundNumber: 1, holeScores };
      const stored = await club.superAdmin.send("POST", `/api/events/${eventId}/scoring`, body);
      expect(stored.statusCode).toBe(200);
      return id;
    };
    const anaId = await finisher("Ana", eighteen(par4));
    const benId = await finisher("Ben", eighteen(bogey4));
    await use({ eventId, anaId, benId });
  },
});

const terms = { afterRound: 1, top: 1, ties: true, withinStrokes: null };
const urlOf = (eventId: TournamentId, round = 1) =>
  `/api/admin/events/${eventId}/rounds/${round}/cut`;

test("players miss a cut until it is withdrawn", async ({ club, played }) => {
  const { superAdmin } = club;
  const { eventId, anaId, benId } = played;
  const marks = async () => {
    const board = await superAdmin.get(`/api/events/${eventId}/leaderboard`);
    const entries: ReadonlyArray<{ user: { id: PlayerId }; playerStatus: string }> = board.json();
    return new Map(entries.map(({ user, playerStatus }) => [user.id, playerStatus]));
  };
  const cuts = async () => (await superAdmin.get(`/api/admin/events/${eventId}/cuts`)).json();

  const made = await superAdmin.send("POST", `/api/admin/events/${eventId}/cut`, terms);
  expect(made.json()).toMatchObject({ playerIds: [anaId], missedCutIds: [benId] });
  expect((await marks()).get(benId)).toBe("missed_cut");
  expect(await cuts()).toEqual([made.json()]);

  const withdrawn = await superAdmin.send("DELETE", urlOf(eventId));
  expect([withdrawn.statusCode, withdrawn.json()]).toEqual([200, { success: true }]);
  expect((await marks()).get(benId)).toBe("playing");
  expect(await cuts()).toEqual([]);

  const again = await superAdmin.send("DELETE", urlOf(eventId));
  expect([again.statusCode, again.json().error]).toEqual([404, "Cut not found"]);
});

test("a cut cannot be withdrawn once a later round has scores", async ({ club, played }) => {
  const { superAdmin } = club;
  const { eventId, anaId, benId } = played;
  await superAdmin.send("POST", `/api/admin/events/${eventId}/cut`, terms);
  const body = { playerId: anaId, roundNumber: 2, holeScores: [par4(1)] };
  await superAdmin.send("POST", `/api/events/${eventId}/scoring`, body);

  const refused = await superAdmin.send("DELETE", urlOf(eventId));
  expect([refused.statusCode, refused.json().error]).toEqual([
    409,
    "The cut can no longer change: a later round has scores",
  ]);
  const cuts = await superAdmin.get(`/api/admin/events/${eventId}/cuts`);
  expect(cuts.json()).toMatchObject([{ afterRound: 1, missedCutIds: [benId] }]);
});
