import { expect } from "vitest";
import { par4 } from "../../../../domain/scorecard/examples.ts";
import type { PlayerId, TournamentId } from "../../../../domain/shared/values.ts";
import { test as base } from "../../testing/club.ts";
import type { SignedIn } from "../../testing/server.ts";

/**
 * Cleo Ace, Ana Birdie and Ben Birdie play; the player who opened a card last comes first in the
 * list.
 */
const test = base.extend<{
  readonly play: {
    readonly eventId: TournamentId;
    readonly ana: SignedIn<PlayerId>;
    readonly ben: SignedIn<PlayerId>;
  };
}>({
  play: async ({ club }, use) => {
    const eventId = await club.newEvent({ numberOfRounds: 2 });
    const entrant = (firstName: string, lastName: string) =>
      club.newEntrant(eventId, { firstName, lastName });
    const [ben, ana, cleo] = [
      await entrant("Ben", "Birdie"),
      await entrant("Ana", "Birdie"),
      await entrant("Cleo", "Ace"),
    ];
    const enter = (player: SignedIn<PlayerId>, roundNumber: number) =>
      player.send("POST", `/api/events/${eventId}/my-scores`, {
        ...{ roundNumber, holeScores: [par4(1)] },
      });
    await enter(ben, 2);
    for (const player of [ben, ana, cleo]) await enter(player, 1);
    await use({ eventId, ana, ben });
  },
});

interface Card {
  readonly roundNumber: number;
  readonly player: { readonly firstName: string };
}

const named = (cards: ReadonlyArray<Card>) =>
  cards.map(({ player, roundNumber }) => `${player.firstName} ${roundNumber}`);

const everybody = ["Cleo 1", "Ana 1", "Ben 1", "Ben 2"];

test.for([
  { query: "", cards: everybody },
  { query: "?limit=500", cards: everybody },
  { query: "?limit=2", cards: everybody.slice(0, 2) },
  { query: "?limit=2&offset=1", cards: everybody.slice(1, 3) },
  { query: "?offset=3", cards: everybody.slice(3) },
  { query: "?offset=4", cards: [] },
])("all-scorecards$query returns the cards by name: $cards", async ({ query, cards }, { play }) => {
  const response = await play.ana.get(`/api/events/${play.eventId}/all-scorecards${query}`);
  expect(response.statusCode).toBe(200);
  expect(named(response.json())).toEqual(cards);
  expect(response.headers["x-total-count"]).toBe("4");
  for (const card of response.json()) expect(card.scores).toMatchObject([{ strokes: 4 }]);
});

test("the cards can be filtered by player", async ({ play: { eventId, ana, ben } }) => {
  const path = `/api/events/${eventId}/all-scorecards`;
  const bens = await ana.get(`${path}?playerId=${ben.id}`);
  expect(named(bens.json())).toEqual(["Ben 1", "Ben 2"]);
  expect(bens.headers["x-total-count"]).toBe("2");
  const last = await ana.get(`${path}?playerId=${ben.id}&limit=1&offset=1`);
  expect(named(last.json())).toEqual(["Ben 2"]);
  const nobodys = await ana.get(`${path}?playerId=${eventId}`);
  expect([nobodys.statusCode, nobodys.json()]).toEqual([200, []]);
});

test.for([
  { query: "?playerId=ben", sentence: "Invalid player" },
  { query: "?limit=0", sentence: "Limit must be between 1 and 500" },
  { query: "?limit=501", sentence: "Limit must be between 1 and 500" },
  { query: "?offset=-1", sentence: "Offset must be between 0 and 2147483647" },
])(
  "all-scorecards$query is refused: $sentence",
  async ({ query, sentence }, { play: { eventId, ana } }) => {
    const response = await ana.get(`/api/events/${eventId}/all-scorecards${query}`);
    expect([response.statusCode, response.json().error]).toEqual([400, sentence]);
  },
);
