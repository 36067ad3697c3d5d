import { expect } from "vitest";
import type { TournamentId } from "../../../../domain/shared/values.ts";
import type { Event } from "../../../contract/event/event.ts";
import type { Browser } from "../../testing/browser.ts";
import { test as base } from "../../testing/club.ts";

interface Private {
  readonly eventId: TournamentId;
  /** The event as an administrator sees it now. */
  readonly number: () => Promise<number>;
}

const test = base.extend<{ readonly invited: Private }>({
  invited: async ({ club }, use) => {
    const eventId = await club.newEvent({ isPrivate: true, description: "For members" });
    const { superAdmin } = club;
    await use({
      eventId,
      number: async () => (await superAdmin.get(`/api/events/${eventId}`)).json().eventId,
    });
  },
});

const wrong = "The Event ID you entered does not match this event";

const register = (player: Browser, eventId: TournamentId, typed?: number | string) => {
  const query = typed === undefined ? "" : `?eventId=${encodeURIComponent(typed)}`;
  return player.send("POST", `/api/events/${eventId}/register${query}`);
};

const shownTo = async (caller: Browser, eventId: TournamentId, list = "/api/events") => {
  const events: ReadonlyArray<Event> = (await caller.get(list)).json();
  return events.find(({ id }) => id === eventId);
};

test.for([
  ["no number", () => undefined],
  ["a number next to it", (number: number) => number - 1],
  ["its first digits", (number: number) => String(number).slice(0, 5)],
  ["the number with one digit more", (number: number) => `${number}0`],
  ["the number with a sign", (number: number) => `+${number}`],
  ["the id of the event", (_: number, id: string) => id],
] as const)("a registration with %s is refused", async ([, typed], { club, invited }) => {
  const { eventId } = invited;
  const player = await club.newPlayer();
  const refused = await register(player, eventId, typed(await invited.number(), eventId));
  expect([refused.statusCode, refused.json()]).toEqual([403, { error: wrong, message: wrong }]);
  expect(await shownTo(player, eventId)).toMatchObject({ eventId: null, description: null });
});

test("a registration with the number is accepted, also with spaces around it", async ({
  club,
  invited,
}) => {
  const { eventId } = invited;
  const number = await invited.number();
  const player = await club.newPlayer();
  expect((await register(player, eventId, ` ${number} `)).statusCode).toBe(201);
  expect(await shownTo(player, eventId)).toMatchObject({
    eventId: number,
    description: "For members",
  });
  expect((await player.get(`/api/events/${number}`)).json().id).toBe(eventId);
});

const openWith = (player: Browser, eventId: TournamentId, typed: number | string) =>
  player.send("POST", `/api/events/${eventId}/invitation`, { eventId: String(typed) });

test("who types the number sees the whole event before registering, and is not in it by that", async ({
  club,
  invited,
}) => {
  const { eventId } = invited;
  const number = await invited.number();
  const player = await club.newPlayer();
  const refused = await openWith(player, eventId, number + 1);
  expect([refused.statusCode, refused.json().error]).toEqual([403, wrong]);
  const shown = await openWith(player, eventId, ` ${number} `);
  expect(shown.statusCode).toBe(200);
  const whole = {
    description: "For members",
    eventId: number,
    participantCount: 0,
    shareCode: null,
  };
  expect(shown.json()).toMatchObject(whole);

  expect(await shownTo(player, eventId)).toMatchObject({ eventId: null, description: null });
  expect((await player.get(`/api/events/${eventId}`)).statusCode).toBe(403);
});

test("numbers that are only tried out count as attempts to register", async ({ club, invited }) => {
  const { eventId } = invited;
  const player = await club.newPlayer();
  for (let n = 0; n < 10; n++) await openWith(player, eventId, 100_000 + n);
  expect((await register(player, eventId, await invited.number())).statusCode).toBe(429);
});

test("after ten wrong numbers even the right one is refused", async ({ club, invited }) => {
  const { eventId } = invited;
  const number = await invited.number();
  const player = await club.newPlayer();
  const tries = Array.from({ length: 12 }, (_, n) => register(player, eventId, `${100_000 + n}x`));
  const answered = await Promise.all(tries);
  const refusedWith = (status: number) => answered.filter((one) => one.statusCode === status);
  expect([refusedWith(403).length, refusedWith(429).length]).toEqual([10, 2]);

  const refused = await register(player, eventId, number);
  expect([refused.statusCode, refused.json().error]).toEqual([
    429,
    "Too many attempts. Please try again later.",
  ]);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  // The limit is for this player and this event.
  expect((await register(await club.newPlayer(), eventId, number)).statusCode).toBe(201);
});

test("a player who withdrew sees no more than a stranger", async ({ club, invited }) => {
  const { eventId } = invited;
  const number = await invited.number();
  const player = await club.newEntrant(eventId);
  const registered = async () => (await player.get("/api/user/registrations")).json();
  expect(await registered()).toMatchObject([{ event: { description: "For members" } }]);

  await player.send("POST", `/api/events/${eventId}/withdraw`);
  expect(await shownTo(player, eventId)).toMatchObject({ eventId: null, description: null });
  expect(await registered()).toMatchObject([
    { status: "cancelled", event: { name: "Summer Open", description: null } },
  ]);
  expect((await player.get(`/api/events/${number}`)).statusCode).toBe(404);
  expect((await register(player, eventId)).json().error).toBe(wrong);
  expect((await register(player, eventId, number)).statusCode).toBe(201);
});

test("an event that becomes private accepts only its new number", async ({ club }) => {
  const eventId = await club.newEvent();
  const { superAdmin } = club;
  const edit = async (changes: object) =>
    (await superAdmin.send("PUT", `/api/admin/events/${eventId}`, changes)).json();
  const { eventId: before = null } = (await shownTo(superAdmin, eventId)) ?? {};
  const member = await club.newEntrant(eventId);

  const { eventId: number } = await edit({ isPrivate: true });
  expect(String(number)).toMatch(/^[1-9]\d{5}$/);
  const player = await club.newPlayer();
  expect((await register(player, eventId, String(before))).statusCode).toBe(403);
  expect((await player.get(`/api/events/${before}`)).statusCode).toBe(404);
  expect(await shownTo(member, eventId)).toMatchObject({ eventId: number });
  expect((await register(player, eventId, number)).statusCode).toBe(201);

  // As an open event it shows its number; when it is private again it has another one.
  expect(await edit({ isPrivate: false })).toMatchObject({ eventId: number });
  const outsider = await club.newPlayer();
  expect(await shownTo(outsider, eventId)).toMatchObject({ eventId: number });
  const again = await edit({ isPrivate: true });
  expect(again.eventId).not.toBe(number);
  expect((await register(outsider, eventId, number)).statusCode).toBe(403);
});

test("an event admin who gives the event to another no longer sees its number", async ({
  club,
}) => {
  const olga = await club.newAdmin();
  const oscar = await club.newAdmin();
  const eventId = await club.newEvent({ isPrivate: true, eventAdminId: olga.id });
  const numberFor = async (admin: Browser) =>
    (await shownTo(admin, eventId, "/api/admin/events"))?.eventId;
  expect([await numberFor(olga), await numberFor(oscar)]).toEqual([expect.any(Number), null]);

  const changes = { eventAdminId: oscar.id };
  const answer = await olga.send("PUT", `/api/admin/events/${eventId}`, changes);
  expect([answer.statusCode, answer.json().eventId]).toEqual([200, null]);
  expect([await numberFor(olga), await numberFor(oscar)]).toEqual([null, expect.any(Number)]);
});
