import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import type { PlayerId, TournamentId } from "../../../../domain/shared/values.ts";
import { test as base } from "../../testing/club.ts";
import type { SignedIn } from "../../testing/server.ts";

type Player = SignedIn<PlayerId>;

const test = base.extend<{
  readonly party: {
    readonly eventId: TournamentId;
    readonly ana: Player;
    readonly ben: Player;
    readonly cleo: Player;
  };
}>({
  party: async ({ club }, use) => {
    const eventId = await club.newEvent();
    const ana = await club.newEntrant(eventId, { firstName: "Ana", handicap: 7.9 });
    const ben = await club.newEntrant(eventId, { firstName: "Ben" });
    await use({ eventId, ana, ben, cleo: await club.newEntrant(eventId) });
  },
});

const pairsOf = (eventId: TournamentId) => `/api/admin/events/${eventId}/pairs`;
const teamsOf = (eventId: TournamentId) => `/api/admin/events/${eventId}/teams`;

test("pairs and teams are formed, listed in order and disbanded", async ({ club, party }) => {
  const { eventId, ana, ben, cleo } = party;
  const { superAdmin } = club;
  const again = { "idempotency-key": randomUUID() };
  const pair = { name: "Aces", player1Id: ana.id, player2Id: ben.id, type: "pair" };
  const form = () => superAdmin.send("POST", pairsOf(eventId), pair, again);
  const formed = await form();
  const players = [
    { id: ana.id, firstName: "Ana", lastName: expect.any(String), handicap: 7.9 },
    expect.objectContaining({ id: ben.id }),
  ];
  expect([formed.statusCode, formed.json()]).toEqual([
    201,
    { id: expect.any(String), eventId, name: "Aces", type: "pair", players, members: players },
  ]);
  expect((await form()).json()).toEqual(formed.json());

  const team = { name: "Eagles", playerIds: [cleo.id, ana.id], type: "team" };
  const other = (await superAdmin.send("POST", teamsOf(eventId), team)).json();
  const list = () => superAdmin.get(`/api/events/${eventId}/teams`);
  expect((await list()).json()).toEqual([formed.json(), other]);

  const url = `${teamsOf(eventId)}/${formed.json().id}`;
  const disband = () => superAdmin.send("DELETE", url, undefined, again);
  expect((await disband()).json()).toEqual({ success: true });
  expect((await disband()).json()).toEqual({ success: true });
  const gone = await superAdmin.send("DELETE", url);
  expect([gone.statusCode, gone.json().error]).toEqual([404, "Team not found"]);
  expect((await list()).json()).toEqual([other]);
});

const stranger = randomUUID();

test.for([
  [{ name: "" }, "Please fill in all fields"],
  [{ player2Id: undefined }, "Please fill in all fields"],
  [{ player2Id: stranger }, "All players must be registered for this event"],
  [{ type: "x".repeat(21) }, "Type must be at most 20 characters"],
] as const)("a pair with %j is refused: %s", async ([change, sentence], { club, party }) => {
  const { eventId, ana, ben } = party;
  const pair = { name: "Aces", player1Id: ana.id, player2Id: ben.id, type: "pair", ...change };
  const response = await club.superAdmin.send("POST", pairsOf(eventId), pair);
  expect([response.statusCode, response.json().error]).toEqual([400, sentence]);
});

test("a player cannot be their own partner", async ({ club, party }) => {
  const { eventId, ana } = party;
  const pair = { name: "Aces", player1Id: ana.id, player2Id: ana.id, type: "pair" };
  const response = await club.superAdmin.send("POST", pairsOf(eventId), pair);
  expect([response.statusCode, response.json().error]).toEqual([
    400,
    "Please select different players",
  ]);
});

test.for([
  [{ name: " " }],
  [{ playerIds: [] }],
  [{ playerIds: undefined }],
  [{ playerIds: [stranger] }],
])("a team with %j is refused", async ([change], { club, party }) => {
  const { eventId, ana, ben } = party;
  const team = { name: "Eagles", playerIds: [ana.id, ben.id], type: "team", ...change };
  const response = await club.superAdmin.send("POST", teamsOf(eventId), team);
  expect([response.statusCode, response.json().error]).toEqual([
    400,
    "Please provide team name and select at least 2 players",
  ]);
});
