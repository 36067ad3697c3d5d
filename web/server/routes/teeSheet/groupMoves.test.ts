import { expect } from "vitest";
import type { TournamentId } from "../../../../domain/shared/values.ts";
import { test } from "../../testing/club.ts";

const urlOf = (eventId: TournamentId) => `/api/events/${eventId}/groups`;

test("a player moves to another group in one call, unless that group has changed since", async ({
  club,
}) => {
  const eventId = await club.newEvent();
  const [ana, ben] = [await club.newEntrant(eventId), await club.newEntrant(eventId)];
  const create = async (groupName: string, member: string) => {
    const body = { groupName, teeTime: "08:00", roundNumber: 1, members: [member] };
    return (await club.superAdmin.send("POST", urlOf(eventId), body)).json();
  };
  const early = await create("Early", ana.id);
  const late = await create("Late", ben.id);
  const move = (basedOn: number) =>
    club.superAdmin.send("PUT", `/api/golf-groups/${late.id}`, {
      ...{ groupName: "Late", teeTime: "08:00", roundNumber: 1, startHole: 10 },
      ...{ members: [ben.id, ana.id], basedOn: late.revision },
      takesFrom: { groupId: early.id, basedOn },
    });

  const stale = await move(early.revision + 7);
  expect(stale.statusCode).toBe(409);
  expect(stale.json().error).toContain("in the meantime");
  expect((await move(early.revision)).json()).toMatchObject({ startHole: 10, memberCount: 2 });
  const groups = (await club.superAdmin.get(urlOf(eventId))).json();
  expect(groups.map((group: { readonly groupName: string }) => group.groupName)).toEqual(["Late"]);
});
