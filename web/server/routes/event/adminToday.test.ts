import { expect } from "vitest";
import { par4 } from "../../../../domain/scorecard/examples.ts";
import type { TournamentId } from "../../../../domain/shared/values.ts";
import type { Browser } from "../../testing/browser.ts";
import { type Club, test } from "../../testing/club.ts";

const MS_OF_A_DAY = 24 * 60 * 60 * 1000;

/** A date of the organiser's clock, relative to today. */
const dayAfter = (days: number) =>
  new Date(Date.now() + days * MS_OF_A_DAY).toISOString().slice(0, 10);

const running = async (club: Club, fields: object = {}) => {
  const dates = { startDate: dayAfter(-1), endDate: dayAfter(3) };
  const eventId = await club.newEvent({ ...dates, ...fields });
  await club.superAdmin.send("PUT", `/api/admin/events/${eventId}`, { status: "active" });
  return eventId;
};

const score = (player: Browser, eventId: TournamentId, holes: number) =>
  player.send("POST", `/api/events/${eventId}/my-scores`, {
    roundNumber: 1,
    holeScores: Array.from({ length: holes }, (_, index) => par4(index + 1)),
  });

const eventsOf = async (admin: Browser) => (await admin.get("/api/admin/today")).json().events;

test("the open work of an event is counted: cards, payments and players who have not started", async ({
  club,
}) => {
  const eventId = await running(club, { name: "Gale Cup", registrationFee: "20.00" });
  const [ana, bo, cy] = [
    await club.newEntrant(eventId),
    await club.newEntrant(eventId),
    await club.newEntrant(eventId),
  ];
  await club.newEntrant(eventId);
  await score(ana, eventId, 18);
  await score(bo, eventId, 18);
  await score(cy, eventId, 4);
  const cards = (await club.superAdmin.get(`/api/events/${eventId}/scorecards`)).json();
  const card = cards.find(({ userId }: { userId: string }) => userId === bo.id);
  const sent = await club.superAdmin.send("POST", `/api/scorecards/${card.id}/reject`, {
    reason: "The marker has 4 on the last hole.",
  });
  expect(sent.statusCode).toBeLessThan(300);

  const work = { toVerify: 1, disputed: 0, sentBack: 1, notPaid: 4, notStarted: 1, round: 1 };
  const events: ReadonlyArray<{ id: string }> = await eventsOf(club.superAdmin);
  const event = events.find(({ id }) => id === eventId);
  expect(event).toMatchObject({ id: eventId, name: "Gale Cup", isToday: true, ...work });
});

test("of two rounds on one day, the first counts until everybody has started it", async ({
  club,
}) => {
  const oneDay = { startDate: dayAfter(-1), endDate: dayAfter(-1), numberOfRounds: 2 };
  const eventId = await running(club, oneDay);
  const ana = await club.newEntrant(eventId);
  const workOf = async () => {
    const events: ReadonlyArray<{ id: string }> = await eventsOf(club.superAdmin);
    return events.find(({ id }) => id === eventId);
  };
  expect(await workOf()).toMatchObject({ round: 1, notStarted: 1 });
  await score(ana, eventId, 1);
  expect(await workOf()).toMatchObject({ round: 2, notStarted: 1 });
});

test("today's events come first, then those within a week, without cancelled ones", async ({
  club,
}) => {
  const soon = await club.newEvent({ startDate: dayAfter(3), name: "Soon" });
  const now = await running(club, { startDate: dayAfter(-3), name: "Now" });
  const far = await club.newEvent({ startDate: dayAfter(60), name: "Far" });
  const off = await club.newEvent({ startDate: dayAfter(2), name: "Off" });
  await club.superAdmin.send("PUT", `/api/admin/events/${off}`, { status: "cancelled" });
  const all: ReadonlyArray<{ id: TournamentId }> = await eventsOf(club.superAdmin);
  const events = all.filter(({ id }) => [soon, now, far, off].includes(id));
  expect(events.map(({ id }) => id)).toEqual([now, soon]);
  expect(events[1]).toMatchObject({ isToday: false, notStarted: 0, round: null });
});

test("an event admin sees only their own events", async ({ club }) => {
  const olga = await club.newAdmin({ accountType: "event_admin" });
  const own = await running(club, { eventAdminId: olga.id });
  await running(club);
  const events: ReadonlyArray<{ id: string }> = await eventsOf(olga);
  expect(events.map(({ id }) => id)).toEqual([own]);
  expect((await olga.get("/api/admin/today")).json().trouble).toEqual([]);
});
