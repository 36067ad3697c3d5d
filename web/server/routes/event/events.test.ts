import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { EventStore } from "../../../../application/ports/EventStore.ts";
import { OrganiserClock } from "../../../../application/ports/OrganiserClock.ts";
import { changeTournament } from "../../../../application/tournament/changeTournament.ts";
import { streams } from "../../../../domain/shared/streams.ts";
import { CommandId, type TournamentId } from "../../../../domain/shared/values.ts";
import type { ChangedSettings } from "../../../../domain/tournament/settings.ts";
import { test as base } from "../../testing/club.ts";

interface Positions {
  readonly answered: number | null;
  readonly tournament: number | null;
  readonly field: number | null;
}

/** An event with one place, which is taken, and a player on the waitlist. */
const test = base.extend<{
  readonly edit: (changed: ChangedSettings) => Promise<Positions>;
}>({
  edit: async ({ club, runtime }, use) => {
    const eventId = await club.newEvent({ maxParticipants: 1 });
    await club.newEntrant(eventId);
    await club.newEntrant(eventId);
    const lastOf = async (stream: string) =>
      (await runtime.runPromise(EventStore.use(({ read }) => read(stream)))).position;

    await use(async (changed) => {
      const change = { tournamentId: eventId, changed, status: null, basedOn: null };
      const { position } = await runtime.runPromise(changeTournament(change, context(eventId)));
      return {
        answered: position,
        tournament: await lastOf(streams.tournament(eventId)),
        field: await lastOf(streams.field(eventId)),
      };
    });
  },
});

const context = (id: TournamentId) => ({
  commandId: CommandId.make(randomUUID()),
  correlationId: "a test",
  actor: { kind: "admin", id } as const,
  occurredAt: "2026-06-06T08:00:00.000Z",
});

test("an edit is answered at the position of the edit when nobody gets a place by it", async ({
  edit,
}) => {
  const { answered, tournament } = await edit({ name: "Autumn Open" });
  expect(answered).toBe(tournament);
});

test("an edit that gives somebody a place is answered at the position of the promotion", async ({
  edit,
}) => {
  const { answered, tournament, field } = await edit({ maxParticipants: 2 });
  expect(answered).toBe(field);
  expect(field).toBeGreaterThan(Number(tournament));
});

test("an edit that is based on a later revision is refused, and the sentence names the last editor", async ({
  club,
}) => {
  const eventId = await club.newEvent();
  const olga = await club.newAdmin({ event: eventId, firstName: "Olga", lastName: "Other" });
  const url = `/api/admin/events/${eventId}`;
  const { revision } = (await olga.send("PUT", url, { name: "Autumn Open" })).json();
  const edit = { name: "Mine", basedOn: revision + 1 };
  const early = await club.superAdmin.send("PUT", url, edit);
  expect([early.statusCode, early.json()]).toMatchObject([
    409,
    { message: "This was changed by Olga Other in the meantime" },
  ]);
  const event = (await olga.get(`/api/events/${eventId}`)).json();
  expect(event).toMatchObject({ name: "Autumn Open", revision });
});

test("an event that is created or moved to today is active in the answer", async ({
  club,
  runtime,
}) => {
  const today = await runtime.runPromise(OrganiserClock.use((clock) => clock.today));
  const statusOf = async (id: TournamentId) =>
    (await club.superAdmin.get(`/api/events/${id}`)).json().status;
  expect(await statusOf(await club.newEvent({ startDate: today, endDate: today }))).toBe("active");

  const later = await club.newEvent({ startDate: "2099-06-06", endDate: null });
  expect(await statusOf(later)).toBe("upcoming");
  const url = `/api/admin/events/${later}`;
  const moved = await club.superAdmin.send("PUT", url, { startDate: today });
  expect(moved.json()).toMatchObject({ status: "active" });
});

test("the office's list takes a status, a year and a category, with a search and without", async ({
  club,
}) => {
  const name = `Heather ${randomUUID()}`;
  const dates = { startDate: "2031-06-06", endDate: null };
  await club.newEvent({ name: `${name} Cup`, ...dates, category: "League" });
  await club.newEvent({ name: `${name} Bowl`, ...dates, category: "Event" });
  const found = async (query: string) =>
    (await club.superAdmin.get(`/api/admin/events?${query}`))
      .json()
      .map((event: { readonly name: string }) => event.name);
  const search = `q=${encodeURIComponent(name)}`;
  expect(await found(`${search}&year=2031&category=League`)).toEqual([`${name} Cup`]);
  expect(await found(`${search}&status=completed`)).toEqual([]);
  expect(await found(`${search}&year=2030`)).toEqual([]);
  expect(await found("year=2031&category=League&sort=relevance")).toEqual([`${name} Cup`]);
  expect(await found("year=2031&category=Event&sort=-eventType")).toEqual([`${name} Bowl`]);
});
