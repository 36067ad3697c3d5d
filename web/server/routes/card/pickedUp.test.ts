import { describe, expect } from "vitest";
import { par4, pickedUp, takenBack } from "../../../../domain/scorecard/examples.ts";
import type { HoleScore, PlayerId, TournamentId } from "../../../../domain/shared/values.ts";
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

const send = (
  player: Browser,
  eventId: TournamentId,
  holeScores: ReadonlyArray<object>,
  roundNumber = 1,
) => player.send("POST", `/api/events/${eventId}/my-scores`, { roundNumber, holeScores });

const round = (change: (hole: number) => HoleScore = par4) =>
  Array.from({ length: 18 }, (_, index) => change(index + 1));

const sevenPickedUp = round((hole) => (hole === 7 ? pickedUp(7) : par4(hole)));

describe("a hole that is picked up", () => {
  test("it completes the card, and stands there as the player sent it", async ({ play }) => {
    const { eventId, ana } = play;
    const card = (await send(ana, eventId, sevenPickedUp)).json();
    expect(card).toMatchObject({
      ...{ isComplete: true, totalGrossScore: null, totalStrokes: null, totalAdjustedScore: null },
      totalStablefordPoints: 34,
    });
    expect(card.scores[6]).toMatchObject({
      ...{ strokes: null, pickedUp: true, conceded: false, grossScore: null, adjustedScore: null },
      stablefordPoints: 0,
    });
    expect(card.scores[0]).toMatchObject({ strokes: 4, pickedUp: false });
    const conceded = { ...pickedUp(7), conceded: true };
    expect((await send(ana, eventId, [conceded])).json().scores[6]).toMatchObject({
      ...{ strokes: null, pickedUp: true, conceded: true },
    });
  });

  test("the player has no return in strokes, and the others a place", async ({ club, play }) => {
    const { eventId, ana, ben } = play;
    await send(ana, eventId, sevenPickedUp);
    await send(
      ben,
      eventId,
      round((hole) => ({ ...par4(hole), strokes: 9 })),
    );
    const board = (await ana.get(`/api/events/${eventId}/leaderboard`)).json();
    expect(board.map((line: { readonly totalGross: number }) => line.totalGross)).toEqual([
      162,
      null,
    ]);
    const csv = async (scoring: string) =>
      (
        await club.superAdmin.get(`/api/events/${eventId}/leaderboard.csv?scoring=${scoring}`)
      ).body.split(/\r?\n/u);
    expect((await csv("gross")).slice(1, 3)).toEqual([
      "1,Ben Berg,+90,F*,+90,162,-,162",
      "NR,Ana Ace,-,F*,NR,NR,-,-",
    ]);
    expect((await csv("stableford"))[1]).toMatch(/^1,Ana Ace,34 pts,F\*,34 pts,34,-,-$/u);
  });

  test.for([
    ["0 strokes", { strokes: 0 }],
    ["strokes and picked up", { strokes: 4, pickedUp: true }],
    ["conceded without picking up", { strokes: null, conceded: true }],
    ["strokes that are conceded", { strokes: 4, conceded: true }],
    ["a word", { strokes: "picked up" }],
    ["no strokes at all", {}],
    ["31 strokes seen before", { strokes: 4, basedOn: 31 }],
  ] as const)("%s are refused", async ([, hole], { club, play: { eventId, ana } }) => {
    const sentence = "Strokes must be between 1 and 12";
    const own = await send(ana, eventId, [{ holeNumber: 1, ...hole }]);
    expect([own.statusCode, own.json().message]).toEqual([400, sentence]);
    const office = await club.superAdmin.send("POST", `/api/events/${eventId}/scoring`, {
      ...{ playerId: ana.id, roundNumber: 1, holeScores: [{ holeNumber: 1, ...hole }] },
    });
    expect([office.statusCode, office.json().message]).toEqual([400, "Invalid score data"]);
    expect(office.json().details).toContain(sentence);
  });

  test("who saw an empty hole is told by the office's grid that it is picked up", async ({
    club,
    play: { eventId, ana },
  }) => {
    await send(ana, eventId, [pickedUp(1)]);
    const refused = await club.superAdmin.send("POST", `/api/events/${eventId}/scoring`, {
      ...{ playerId: ana.id, roundNumber: 1, holeScores: [{ ...par4(1), basedOn: null }] },
    });
    expect([refused.statusCode, refused.json().details]).toEqual([409, "It is picked up now"]);
  });
});

describe("a hole that is taken back", () => {
  test("a player empties a hole, and the history says so", async ({ play: { eventId, ana } }) => {
    await send(ana, eventId, [par4(1), par4(2)]);
    const card = (await send(ana, eventId, [{ holeNumber: 1, strokes: null }])).json();
    expect(card.scores.map(({ holeNumber }: HoleScore) => holeNumber)).toEqual([2]);
    const history = (await ana.get(`/api/scorecards/${card.id}/history`)).json();
    expect(history.at(-1)).toMatchObject({
      holes: [{ holeNumber: 1, before: { strokes: 4 }, after: null }],
    });
  });

  test("a card without any hole left blocks neither a cut nor the number of rounds", async ({
    club: { superAdmin },
    play: { eventId, ana, ben },
  }) => {
    await send(ana, eventId, round());
    await send(ben, eventId, round());
    await send(ana, eventId, [par4(1)], 2);
    const fewer = () =>
      superAdmin.send("PUT", `/api/admin/events/${eventId}`, { numberOfRounds: 1 });
    expect((await fewer()).statusCode).toBe(409);
    const clearing = { playerId: ana.id, roundNumber: 2, reason: "The wrong round" };
    const cleared = await superAdmin.send("POST", `/api/events/${eventId}/scoring`, {
      ...{ ...clearing, holeScores: [takenBack(1)] },
    });
    expect([cleared.statusCode, cleared.json().scores]).toEqual([200, []]);
    expect((await ana.get(`/api/events/${eventId}/my-scorecards`)).json()).toHaveLength(1);
    const cut = { afterRound: 1, top: 1, ties: true };
    expect(
      (await superAdmin.send("POST", `/api/admin/events/${eventId}/cut`, cut)).statusCode,
    ).toBe(200);
    await superAdmin.send("DELETE", `/api/admin/events/${eventId}/cut`);
    expect((await fewer()).statusCode).toBe(200);
  });

  test("the next score opens the card anew, with the handicap of that moment", async ({
    club: { superAdmin },
    play: { eventId, ana },
  }) => {
    const first = (await send(ana, eventId, [par4(1)])).json();
    await send(ana, eventId, [takenBack(1)]);
    await superAdmin.send("PATCH", `/api/admin/users/${ana.id}`, { handicap: 24 });
    const again = (await send(ana, eventId, [par4(1)])).json();
    expect([first.playingHandicap === again.playingHandicap, again.playingHandicap]).toEqual([
      false,
      24,
    ]);
  });

  test("what was never entered cannot be taken back", async ({ play: { eventId, ana } }) => {
    expect((await send(ana, eventId, [takenBack(1)])).statusCode).toBe(404);
  });
});

test("a player who corrects an entry whose answer was lost disputes nothing", async ({
  play: { eventId, ana },
}) => {
  await send(ana, eventId, [{ holeNumber: 1, strokes: 5, basedOn: null }]);
  const card = (await send(ana, eventId, [{ holeNumber: 1, strokes: 6, basedOn: null }])).json();
  expect([card.disputes, card.scores[0].strokes]).toEqual([[], 6]);
});
