import { expect } from "vitest";
import { bogey4, par4 } from "../../../../domain/scorecard/examples.ts";
import type { PlayerId, TournamentId } from "../../../../domain/shared/values.ts";
import { test as base } from "../../testing/club.ts";
import type { SignedIn } from "../../testing/server.ts";

/** Ana has played two holes of each round, Ben one hole of the first. */
const test = base.extend<{
  readonly play: {
    readonly eventId: TournamentId;
    readonly ana: SignedIn<PlayerId>;
    readonly ben: SignedIn<PlayerId>;
  };
}>({
  play: async ({ club }, use) => {
    const eventId = await club.newEvent({ numberOfRounds: 2 });
    const ana = await club.newEntrant(eventId, { firstName: "Ana", lastName: "Ace" });
    const ben = await club.newEntrant(eventId, { firstName: "Ben", lastName: "Berg" });
    const enter = (player: SignedIn<PlayerId>, roundNumber: number, ...holeScores: Array<object>) =>
      player.send("POST", `/api/events/${eventId}/my-scores`, { roundNumber, holeScores });
    await enter(ana, 1, par4(1), bogey4(2));
    await enter(ben, 1, par4(1));
    await enter(ana, 2, bogey4(1), bogey4(2));
    await use({ eventId, ana, ben });
  },
});

interface Card {
  readonly id: string;
  readonly roundNumber: number;
  readonly player: { readonly firstName: string };
  readonly scores: ReadonlyArray<unknown>;
}

const named = (cards: ReadonlyArray<Card>) =>
  cards.map(({ player, roundNumber }) => `${player.firstName} ${roundNumber}`);

test("a short card has the same values as the whole card, without its holes", async ({
  club,
  play,
}) => {
  const { superAdmin } = club;
  const event = `/api/events/${play.eventId}`;
  const [first] = (await superAdmin.get(`${event}/scorecards`)).json();
  await play.ben.send("POST", `/api/scorecards/${first.id}/attest`, {});
  const short = (await superAdmin.get(`${event}/short-scorecards`)).json();
  const whole = (await superAdmin.get(`${event}/scorecards`)).json();
  expect(named(short)).toEqual(named(whole));
  for (const [index, card] of short.entries()) {
    const { toPar: _toPar, thru, openHoles, disputes, lateScores: _late, ...same } = card;
    expect(whole[index]).toMatchObject(same);
    expect([thru, openHoles]).toEqual([whole[index].scores.length, whole[index].scores.length]);
    expect(disputes).toEqual([]);
  }
  expect(short.map(({ toPar }: { readonly toPar: number }) => toPar)).toEqual([1, 0, 2]);
  expect(short[0]).toMatchObject({
    ...{ totalGrossScore: 9, isComplete: false, isVerified: false, rejection: null },
    ...{ attestationCount: 1, attestedBy: [{ firstName: "Ben", lastName: "Berg" }] },
  });
});

test("a short card has its rejection until it is verified, and the numbers of its disputed holes", async ({
  club,
  play,
}) => {
  const { superAdmin } = club;
  const cards = `/api/events/${play.eventId}/short-scorecards`;
  const firstCard = async () => (await superAdmin.get(cards)).json()[0];
  const { id } = await firstCard();
  await superAdmin.send("POST", `/api/scorecards/${id}/reject`, { reason: "Hole 2?" });
  expect(await firstCard()).toMatchObject({ rejection: { reason: "Hole 2?" }, openHoles: 2 });
  await superAdmin.send("POST", `/api/scorecards/${id}/verify`);
  expect(await firstCard()).toMatchObject({ rejection: null, isVerified: true, openHoles: 0 });

  const office = { playerId: play.ana.id, roundNumber: 2, holeScores: [par4(3)] };
  await superAdmin.send("POST", `/api/events/${play.eventId}/scoring`, office);
  const entered = { roundNumber: 2, holeScores: [{ ...bogey4(3), basedOn: 6 }] };
  const answer = await play.ana.send("POST", `/api/events/${play.eventId}/my-scores`, entered);
  expect(answer.statusCode).toBe(200);
  const disputed = (await superAdmin.get(cards)).json().at(-1);
  expect(disputed).toMatchObject({ roundNumber: 2, disputes: [3], thru: 3 });
});
