import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import type { PlayerId, TournamentId } from "../../../../domain/shared/values.ts";
import { endpoints } from "../../../contract/api.ts";
import type { Endpoint } from "../../../contract/endpoint.ts";
import { type Browser, browserOf } from "../../testing/browser.ts";
import { type Club, test } from "../../testing/club.ts";

/** Every call that writes about the account of a player who is not the caller. */
const attempts: Readonly<Record<string, object | undefined>> = {
  "PATCH /api/admin/users/:userId": { firstName: "Renamed", phone: "0660 98765", handicap: 9 },
  "PATCH /api/admin/users/:userId with an email": { email: "" },
  "POST /api/admin/users/:userId/reset-password": { newPassword: "albatross-2" },
  "DELETE /api/admin/users/:userId": undefined,
  "POST /api/admin/users/:userId/restore": undefined,
};

/** Entering and taking out is about the own event, and gives no rights over the account. */
const aboutEvents = ["register", "remove"];

test("every call that writes about another's account is tried", () => {
  const paths = endpoints
    .map(([, { method, path }]) => `${method} ${path}`)
    .filter((call) => call.includes("/api/admin/users/:userId") && !call.startsWith("GET"))
    .filter((call) => !aboutEvents.some((end) => call.endsWith(end)));
  const tried = Object.keys(attempts).map((name) => name.split(" with ")[0]);
  expect(new Set(tried)).toEqual(new Set(paths));
});

/** The names of the calls that succeed, and whether the screen offers what they do. */
const allowedTo = async (admin: Browser, playerId: string) => {
  const allowed: Array<string> = [];
  for (const [name, body] of Object.entries(attempts)) {
    const [method, path] = name.split(" ") as [Endpoint["method"], string];
    const sent = body && "email" in body ? { email: `${randomUUID()}@club.example` } : body;
    const answer = await admin.send(method, path.replace(":userId", playerId), sent);
    if (answer.statusCode === 200) allowed.push(name.replace("/api/admin/users/:userId", "~"));
  }
  const { mayChangeProfile, mayChangeAccount } = (
    await admin.get(`/api/admin/users/${playerId}`)
  ).json();
  return { allowed, mayChangeProfile, mayChangeAccount };
};

const nothing = { allowed: [], mayChangeProfile: false, mayChangeAccount: false };
const theEntry = { allowed: ["PATCH ~"], mayChangeProfile: true, mayChangeAccount: false };
const theAccount = {
  allowed: ["PATCH ~", "PATCH ~ with an email", "POST ~/reset-password"],
  mayChangeProfile: true,
  mayChangeAccount: true,
};
const everything = {
  allowed: [...theAccount.allowed, "DELETE ~", "POST ~/restore"],
  mayChangeProfile: true,
  mayChangeAccount: true,
};

const enter = async (admin: Browser, playerId: string, eventId: string) => {
  const path = `/api/admin/users/${playerId}/events/${eventId}/register`;
  expect((await admin.send("POST", path)).statusCode).toBe(201);
};

/** An account that an office opened. */
const atTheDesk = async ({ superAdmin }: Club) => {
  const body = {
    ...{ firstName: "Dora", lastName: "Desk", phone: "12345", shirtSize: "M", handicap: 20 },
    ...{ email: `${randomUUID()}@club.example`, password: "wedge-66" },
  };
  const { id } = (await superAdmin.send("POST", "/api/admin/users", body)).json();
  return { id: id as PlayerId, ...body };
};

interface Stage {
  readonly club: Club;
  readonly own: TournamentId;
  readonly foreign: TournamentId;
  readonly admin: Browser;
}

/** Each makes another player, and says what the event admin may do then. */
const players: Readonly<Record<string, readonly [(stage: Stage) => Promise<string>, object]>> = {
  "a player of no event": [async ({ club }) => (await club.newPlayer()).id, nothing],
  "a player of a foreign event": [
    async ({ club, foreign }) => (await club.newEntrant(foreign)).id,
    nothing,
  ],
  "a player of the own event": [async ({ club, own }) => (await club.newEntrant(own)).id, theEntry],
  "a player whom this administrator entered": [
    async ({ club, own, admin }) => {
      const { id } = await club.newPlayer();
      await enter(admin, id, own);
      return id;
    },
    nothing,
  ],
  "a player of a foreign event whom this administrator entered, too": [
    async ({ club, own, foreign, admin }) => {
      const { id } = await club.newEntrant(foreign);
      await enter(admin, id, own);
      return id;
    },
    nothing,
  ],
  "a player whom this administrator took out and entered again": [
    async ({ club, own, admin }) => {
      const { id } = await club.newEntrant(own);
      await admin.send("DELETE", `/api/admin/users/${id}/events/${own}/remove`);
      await enter(admin, id, own);
      return id;
    },
    nothing,
  ],
  "a player who cancelled and was brought back by this administrator": [
    async ({ club, admin }) => {
      const own = await club.newEvent({ startDate: "2099-06-06", eventAdminId: idOf(admin) });
      const player = await club.newEntrant(own);
      await player.send("POST", `/api/events/${own}/withdraw`);
      await enter(admin, player.id, own);
      return player.id;
    },
    nothing,
  ],
  "a player of the own event whom a super admin entered": [
    async ({ club, own }) => {
      const { id } = await club.newPlayer();
      await enter(club.superAdmin, id, own);
      return id;
    },
    theEntry,
  ],
  "an account of the desk that is in no event": [
    async ({ club }) => (await atTheDesk(club)).id,
    nothing,
  ],
  "an account of the desk in the own event, before anybody signed in": [
    async ({ club, own }) => {
      const { id } = await atTheDesk(club);
      await enter(club.superAdmin, id, own);
      return id;
    },
    theAccount,
  ],
  "an account of the desk whom this administrator entered": [
    async ({ club, own, admin }) => {
      const { id } = await atTheDesk(club);
      await enter(admin, id, own);
      return id;
    },
    nothing,
  ],
};

const ids = new WeakMap<Browser, string>();
const idOf = (admin: Browser) => ids.get(admin);

const stageOf = async (club: Club): Promise<Stage> => {
  const [own, foreign] = [await club.newEvent(), await club.newEvent()];
  const admin = await club.newAdmin({ event: own });
  ids.set(admin, admin.id);
  return { club, own, foreign, admin };
};

test.for(Object.entries(players))("an event admin and %s", async ([, row], { club }) => {
  const [make, expected] = row;
  const stage = await stageOf(club);
  expect(await allowedTo(stage.admin, await make(stage))).toEqual(expected);
});

test("a super admin may change the account of every player", async ({ club }) => {
  const { own, foreign } = await stageOf(club);
  const entrants = [await club.newEntrant(own), await club.newEntrant(foreign)];
  for (const { id } of [...entrants, await club.newPlayer(), await atTheDesk(club)]) {
    expect(await allowedTo(club.superAdmin, id)).toEqual(everything);
  }
});

test("an account of the desk is its owner's from the first sign-in on", async ({ app, club }) => {
  const { own, admin } = await stageOf(club);
  const account = await atTheDesk(club);
  await enter(club.superAdmin, account.id, own);
  const login = { username: account.email, password: account.password };
  expect((await browserOf(app).send("POST", "/api/login", login)).statusCode).toBe(200);
  expect(await allowedTo(admin, account.id)).toEqual(theEntry);
});

test("the refusal says whose the account is, and the present address may be sent along", async ({
  club,
}) => {
  const { own, admin } = await stageOf(club);
  const player = await club.newEntrant(own);
  const path = `/api/admin/users/${player.id}`;
  const { email } = (await player.get("/api/user")).json();
  const sentence = "Email and password of a player are changed by the player or a super admin";
  const other = await admin.send("PATCH", path, { lastName: "Other", email: "eve@evil.example" });
  expect([other.statusCode, other.json().error]).toEqual([403, sentence]);
  const reset = await admin.send("POST", `${path}/reset-password`, { newPassword: "albatross-2" });
  expect([reset.statusCode, reset.json().error]).toEqual([403, sentence]);
  expect((await player.get("/api/user")).json()).toMatchObject({ email, lastName: "Ace" });
  const same = await admin.send("PATCH", path, { lastName: "Other", email });
  expect([same.statusCode, same.json().lastName]).toEqual([200, "Other"]);
});
