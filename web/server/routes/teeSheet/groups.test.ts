import { randomUUID } from "node:crypto";
import { describe, expect } from "vitest";
import type { PlayerId, TournamentId } from "../../../../domain/shared/values.ts";
import { test as base } from "../../testing/club.ts";
import { matchPlayFormat } from "../../testing/matches.ts";
import type { SignedIn } from "../../testing/server.ts";

type Player = SignedIn<PlayerId>;

interface Party {
  readonly eventId: TournamentId;
  readonly ana: Player;
  readonly ben: Player;
  readonly cleo: Player;
}

/** An event of two rounds from 6 June on, with three players. */
const test = base.extend<{ readonly party: Party }>({
  party: async ({ club }, use) => {
    const eventId = await club.newEvent({ numberOfRounds: 2 });
    const ana = await club.newEntrant(eventId, { firstName: "Ana", lastName: "Ace" });
    const ben = await club.newEntrant(eventId, { firstName: "Ben", lastName: "Bogey" });
    const cleo = await club.newEntrant(eventId, { firstName: "Cleo", lastName: "Chip" });
    await use({ eventId, ana, ben, cleo });
  },
});

const aGroup = (members: ReadonlyArray<unknown>, change: object = {}) => ({
  ...{ groupName: "Early birds", teeTime: "08:30", roundNumber: 1, members },
  ...change,
});

const urlOf = (eventId: TournamentId) => `/api/events/${eventId}/groups`;

describe("a group", () => {
  test("a group has its players by position and with names, on the day of its round", async ({
    club,
    party,
  }) => {
    const { eventId, ana, ben } = party;
    const body = aGroup([ben.id, ana.id], { roundNumber: 2 });
    const response = await club.superAdmin.send("POST", urlOf(eventId), body);
    expect(response.statusCode).toBe(201);
    const group = response.json();
    expect(group).toMatchObject({
      ...{ eventId, groupName: "Early birds", roundNumber: 2, memberCount: 2, revision: 0 },
      teeTime: "2024-06-07T08:30:00",
      course: { name: "Old Course", location: expect.any(String) },
      members: [
        { userId: ben.id, position: 1, user: { id: ben.id, firstName: "Ben", lastName: "Bogey" } },
        { userId: ana.id, position: 2, user: { firstName: "Ana" } },
      ],
    });
    expect((await ana.get(urlOf(eventId))).json()).toEqual([group]);
  });

  test("a group may name its day and the positions of its members", async ({ club, party }) => {
    const { eventId, ana, ben } = party;
    const members = [
      { userId: ana.id, position: 2 },
      { userId: ben.id, position: 1 },
    ];
    const body = aGroup(members, { teeTime: "2024-06-09T14:05:30Z" });
    const group = (await club.superAdmin.send("POST", urlOf(eventId), body)).json();
    expect(group.teeTime).toBe("2024-06-09T14:05:00");
    expect(group.members.map((member: { userId: string }) => member.userId)).toEqual([
      ben.id,
      ana.id,
    ]);
  });

  test("the slot of a member who left the field stays free", async ({ club, party }) => {
    const { eventId, ana, ben } = party;
    await club.superAdmin.send("POST", urlOf(eventId), aGroup([ana.id, ben.id]));
    await ana.send("POST", `/api/events/${eventId}/withdraw`);
    const [group] = (await ben.get(urlOf(eventId))).json();
    expect(group).toMatchObject({ memberCount: 1, members: [{ userId: ben.id, position: 2 }] });
  });

  test("a group can be changed and removed, and a retry has the first answer", async ({
    club,
    party,
  }) => {
    const { eventId, ana, ben, cleo } = party;
    const { superAdmin } = club;
    const again = { "idempotency-key": randomUUID() };
    const create = () => superAdmin.send("POST", urlOf(eventId), aGroup([ana.id]), again);
    const created = (await create()).json();
    expect((await create()).json()).toEqual(created);

    const url = `/api/golf-groups/${created.id}`;
    const edit = aGroup([ben.id, cleo.id], { groupName: "Twilight", basedOn: created.revision });
    const change = () => superAdmin.send("PUT", url, edit, again);
    const changed = await change();
    expect([changed.statusCode, changed.json()]).toMatchObject([
      200,
      { groupName: "Twilight", memberCount: 2, revision: 1 },
    ]);
    expect((await change()).json()).toEqual(changed.json());

    const remove = () => superAdmin.send("DELETE", url, undefined, again);
    expect((await remove()).json()).toEqual({ success: true });
    expect((await remove()).json()).toEqual({ success: true });
    expect((await superAdmin.send("DELETE", url)).statusCode).toBe(404);
    expect((await superAdmin.get(urlOf(eventId))).json()).toEqual([]);
  });
});

test("partners are named as a side of their group, where pairs play as one", async ({
  club,
  party,
}) => {
  const { superAdmin } = club;
  const { eventId, ana, ben, cleo } = party;
  const pair = { name: "Aces", player1Id: cleo.id, player2Id: ana.id };
  await superAdmin.send("POST", `/api/admin/events/${eventId}/pairs`, pair);
  await superAdmin.send("POST", urlOf(eventId), aGroup([ana.id, ben.id, cleo.id]));
  const sides = async () => (await ben.get(urlOf(eventId))).json()[0].sides;
  expect(await sides()).toEqual([]);
  const matchPlay = await matchPlayFormat(superAdmin);
  await superAdmin.send("PUT", `/api/admin/events/${eventId}`, matchPlay);
  expect(await sides()).toEqual([{ name: "Aces", playerIds: [cleo.id, ana.id] }]);
});

describe("a group that is refused", () => {
  test.for([
    [{ groupName: " " }, "Group name is required"],
    [{ teeTime: "" }, "Tee time is required"],
    [{ teeTime: "25:00" }, "Tee time is required"],
    [{ teeTime: "2024-06-31T08:00" }, "Tee time is required"],
    [{ roundNumber: 5 }, "Round number must be between 1 and 4"],
    [{ members: [] }, "At least one member is required"],
    [{ members: undefined }, "At least one member is required"],
    [{ members: Array.from({ length: 5 }, () => randomUUID()) }, "Maximum 4 members per group"],
    [{ members: [{ userId: randomUUID(), position: 5 }] }, "Position must be between 1 and 4"],
    [{ members: [randomUUID()] }, "All players must be registered for this event"],
  ] as const)("a group with %j is refused: %s", async ([change, sentence], { club, party }) => {
    const body = aGroup([party.ana.id], change);
    const response = await club.superAdmin.send("POST", urlOf(party.eventId), body);
    expect([response.statusCode, response.json().error]).toEqual([400, sentence]);
  });

  test("a group with the same player twice is refused", async ({ club, party }) => {
    const body = aGroup([party.ana.id, party.ana.id]);
    const response = await club.superAdmin.send("POST", urlOf(party.eventId), body);
    expect([response.statusCode, response.json().error]).toEqual([
      400,
      "Please select different players",
    ]);
  });

  test("a group with a player on the waitlist is refused", async ({ club }) => {
    const eventId = await club.newEvent({ maxParticipants: 1 });
    const [first, waiting] = [await club.newEntrant(eventId), await club.newEntrant(eventId)];
    const body = aGroup([first.id, waiting.id]);
    const response = await club.superAdmin.send("POST", urlOf(eventId), body);
    expect(response.json().error).toBe("All players must be registered for this event");
  });
});

describe("two administrators who edit at the same time", () => {
  test("a player gets only one group, and the second administrator learns who it is", async ({
    club,
    party,
  }) => {
    const { eventId, ana, ben, cleo } = party;
    const admins = [club.superAdmin, await club.newAdmin({ event: eventId })];
    const wanted = [
      [ana.id, cleo.id],
      [cleo.id, ben.id],
    ];
    const responses = await Promise.all(
      admins.map((admin, n) => admin.send("POST", urlOf(eventId), aGroup(wanted[n] ?? []))),
    );
    const codes = responses.map(({ statusCode }) => statusCode);
    expect(codes.toSorted((one, other) => one - other)).toEqual([201, 409]);
    expect(responses.find(({ statusCode }) => statusCode === 409)?.json().error).toBe(
      "Cleo Chip is already in another group for this round",
    );
    expect((await ana.get(urlOf(eventId))).json()).toHaveLength(1);
  });

  test("an edit that is based on an older revision is refused, and the answer names the changed fields", async ({
    club,
    party,
  }) => {
    const { eventId, ana, ben } = party;
    const other = await club.newAdmin({ event: eventId, firstName: "Olga", lastName: "Other" });
    const created = await club.superAdmin.send("POST", urlOf(eventId), aGroup([ana.id]));
    const { id, revision } = created.json();
    const url = `/api/golf-groups/${id}`;
    const first = aGroup([ana.id, ben.id], { teeTime: "09:00", basedOn: revision });
    expect((await other.send("PUT", url, first)).statusCode).toBe(200);

    const late = aGroup([ana.id], { groupName: "Late", basedOn: revision });
    const response = await club.superAdmin.send("PUT", url, late);
    expect([response.statusCode, response.json()]).toEqual([
      409,
      {
        error: "This was changed by Olga Other in the meantime",
        message: "This was changed by Olga Other in the meantime",
        details: "teeTime, members",
      },
    ]);
    const overwrite = aGroup([ana.id], { groupName: "Late" });
    expect((await club.superAdmin.send("PUT", url, overwrite)).statusCode).toBe(200);
  });
});

test("only playing partners may sign a card of a drawn round", async ({ club, party }) => {
  const { eventId, ana, ben, cleo } = party;
  const score = { roundNumber: 1, holeScores: [{ holeNumber: 1, strokes: 4 }] };
  const card = (await ana.send("POST", `/api/events/${eventId}/my-scores`, score)).json();
  const maySign = async (player: Player) =>
    (await player.get(`/api/scorecards/${card.id}/can-attest`)).json();
  const needed = async (player: Player) =>
    (await player.get(`/api/events/${eventId}/verification-needed`)).json();
  expect(await maySign(cleo)).toEqual({ canAttest: true, reason: null });
  expect(await needed(cleo)).toHaveLength(1);

  await club.superAdmin.send("POST", urlOf(eventId), aGroup([ana.id, ben.id]));
  await club.superAdmin.send("POST", urlOf(eventId), aGroup([cleo.id]));
  const reason = "Only playing partners in the same group can verify this scorecard";
  expect(await maySign(cleo)).toEqual({ canAttest: false, reason });
  expect(await needed(cleo)).toEqual([]);
  const refused = await cleo.send("POST", `/api/scorecards/${card.id}/attest`, {});
  expect([refused.statusCode, refused.json().error]).toEqual([403, reason]);

  expect(await maySign(ben)).toEqual({ canAttest: true, reason: null });
  expect(await needed(ben)).toHaveLength(1);
  expect((await ben.send("POST", `/api/scorecards/${card.id}/attest`, {})).statusCode).toBe(201);
});
