import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import type { TournamentId } from "../../../../domain/shared/values.ts";
import { test as base } from "../../testing/club.ts";

const test = base.extend<{
  /** An event with this many players, with handicaps 1, 2, 3 and so on. */
  readonly eventOf: (players: number, fields?: object) => Promise<TournamentId>;
}>({
  eventOf: async ({ club }, use) =>
    use(async (players, fields = {}) => {
      const eventId = await club.newEvent(fields);
      for (let n = 1; n <= players; n++) await club.newEntrant(eventId, { handicap: n });
      return eventId;
    }),
});

interface Group {
  readonly groupName: string;
  readonly teeTime: string;
  readonly memberCount: number;
  readonly members: ReadonlyArray<{ readonly user: { readonly handicap: number } }>;
}

const handicaps = (groups: ReadonlyArray<Group>) =>
  groups.map(({ members }) => members.map(({ user }) => user.handicap));

const scheduleOf = (eventId: TournamentId) => `/api/events/${eventId}/auto-schedule`;
const request = { type: "random", startTime: "08:00", interval: 10 };

test("a random draw gives every player a group of two or more, and a retry draws nothing more", async ({
  club,
  eventOf,
}) => {
  const eventId = await eventOf(5);
  const again = { "idempotency-key": randomUUID() };
  const send = () => club.superAdmin.send("POST", scheduleOf(eventId), request, again);
  const response = await send();
  expect(response.statusCode).toBe(200);
  const { groups }: { readonly groups: ReadonlyArray<Group> } = response.json();
  expect(
    groups.map(({ groupName, teeTime, memberCount }) => [groupName, teeTime, memberCount]),
  ).toEqual([
    ["Group 1", "2024-06-06T08:00:00", 3],
    ["Group 2", "2024-06-06T08:10:00", 2],
  ]);
  expect(new Set(handicaps(groups).flat())).toEqual(new Set([1, 2, 3, 4, 5]));
  expect((await send()).json()).toEqual({ groups });
});

test("in a draw by score before the first score the lowest handicap tees off last", async ({
  club,
  eventOf,
}) => {
  const eventId = await eventOf(6, { numberOfRounds: 2 });
  const byScore = { ...request, type: "scoring", startTime: "10:30", interval: 12, roundNumber: 2 };
  const { groups } = (await club.superAdmin.send("POST", scheduleOf(eventId), byScore)).json();
  expect(handicaps(groups)).toEqual([
    [6, 5, 4],
    [3, 2, 1],
  ]);
  expect(groups[1]).toMatchObject({ teeTime: "2024-06-07T10:42:00", roundNumber: 2 });
});

test("a draw without a round takes the first round with a player to draw, and then changes nothing", async ({
  club,
  eventOf,
}) => {
  const eventId = await eventOf(2, { numberOfRounds: 2 });
  const rounds = [];
  for (let time = 0; time < 3; time++) {
    const { groups } = (await club.superAdmin.send("POST", scheduleOf(eventId), request)).json();
    rounds.push(groups.map(({ roundNumber }: { roundNumber: number }) => roundNumber));
  }
  expect(rounds).toEqual([[1], [2], []]);
});

test("in a shotgun by handicap all groups start at the same time, each on its own hole", async ({
  club,
  eventOf,
}) => {
  const eventId = await eventOf(6);
  const shotgun = { ...request, type: "handicap", startType: "shotgun" };
  const { groups } = (await club.superAdmin.send("POST", scheduleOf(eventId), shotgun)).json();
  expect(handicaps(groups)).toEqual([
    [6, 5, 4],
    [3, 2, 1],
  ]);
  expect(groups).toMatchObject([
    { teeTime: "2024-06-06T08:00:00", startHole: 1 },
    { teeTime: "2024-06-06T08:00:00", startHole: 2 },
  ]);
});

test("a draw without a start type uses that of the event", async ({ club, eventOf }) => {
  const eventId = await eventOf(6, { startType: "shotgun" });
  const event = (await club.superAdmin.get(`/api/events/${eventId}`)).json();
  expect(event.startType).toBe("shotgun");
  const { groups } = (await club.superAdmin.send("POST", scheduleOf(eventId), request)).json();
  expect(groups.map(({ startHole }: { startHole: number }) => startHole)).toEqual([1, 2]);
});

test("a draw that replaces leaves no earlier group", async ({ club, eventOf }) => {
  const eventId = await eventOf(5);
  const send = async (body: object) =>
    (await club.superAdmin.send("POST", scheduleOf(eventId), body)).json().groups;
  const first = await send({ ...request, roundNumber: 1 });
  const second = await send({
    ...{ ...request, type: "avoid_repeats", roundNumber: 1, replaces: true },
  });
  expect(second).toHaveLength(2);
  const now = (await club.superAdmin.get(`/api/events/${eventId}/groups`)).json();
  expect(now).toEqual(second);
  expect(now[0].id).not.toBe(first[0].id);
});

test("a draw with the seed of an earlier one makes the same groups", async ({ club, eventOf }) => {
  const eventId = await eventOf(8);
  const drawnWith = async (seed: number) => {
    const body = { ...request, roundNumber: 1, replaces: true, seed };
    const answer = await club.superAdmin.send("POST", scheduleOf(eventId), body);
    return handicaps(answer.json().groups);
  };
  const first = await drawnWith(-7);
  expect(first.flat()).toHaveLength(8);
  expect(await drawnWith(8)).not.toEqual(first);
  expect(await drawnWith(-7)).toEqual(first);
  const byHandicap = { ...request, type: "handicap", roundNumber: 1, replaces: true };
  const draws = async () => (await club.superAdmin.get(`/api/events/${eventId}/draws`)).json();
  expect(await draws()).toEqual([{ roundNumber: 1, type: "random", seed: -7 }]);
  await club.superAdmin.send("POST", scheduleOf(eventId), byHandicap);
  expect(await draws()).toEqual([{ roundNumber: 1, type: "handicap", seed: null }]);
});

test("a draw without players is refused", async ({ club, eventOf }) => {
  const response = await club.superAdmin.send("POST", scheduleOf(await eventOf(0)), request);
  expect([response.statusCode, response.json().error]).toEqual([
    409,
    "There are no participants to schedule",
  ]);
});

test.for([
  [{ type: "alphabetical" }, "Invalid schedule type"],
  [{ type: undefined }, "Invalid schedule type"],
  [{ startTime: "8am" }, "Invalid start time"],
  [{ interval: 4 }, "Interval must be between 5 and 30 minutes"],
  [{ interval: 31 }, "Interval must be between 5 and 30 minutes"],
  [{ startType: "by boat" }, "Start must be by tee times or a shotgun"],
  [{ replaces: "all" }, "Replaces must be true or false"],
  [{ seed: 2 ** 31 }, "Seed must be a whole number of 32 bits"],
  [{ seed: 0.5 }, "Seed must be a whole number of 32 bits"],
  [{ roundNumber: 5 }, "Round number must be between 1 and 4"],
] as const)("a draw with %j is refused: %s", async ([change, sentence], { club, eventOf }) => {
  const body = { ...request, ...change };
  const response = await club.superAdmin.send("POST", scheduleOf(await eventOf(0)), body);
  expect([response.statusCode, response.json().error]).toEqual([400, sentence]);
});
