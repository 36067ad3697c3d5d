import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { examplePassword } from "../../../../application/accounts/examples.ts";
import { par4 } from "../../../../domain/scorecard/examples.ts";
import { browserOf } from "../../testing/browser.ts";
import { test } from "../../testing/club.ts";

const newUser = (fields: object = {}) => ({
  firstName: "Nora",
  lastName: "New",
  email: `${randomUUID()}@club.example`,
  password: "wedge-66",
  phone: "12345",
  shirtSize: "MED",
  handicap: "",
  ...fields,
});

test("an administrator creates an account and changes it, and the player can sign in", async ({
  app,
  club,
}) => {
  const { superAdmin } = club;
  const body = newUser({ handicap: "7.25" });
  const created = await superAdmin.send("POST", "/api/admin/users", body);
  expect(created.statusCode).toBe(201);
  expect(created.json()).toMatchObject({
    ...{ firstName: "Nora", phone: "12345", shirtSize: "M", handicap: 7.3 },
    ...{ status: "active", accountType: "player", isArchived: false },
  });
  expect(created.body).not.toContain("wedge");

  const path = `/api/admin/users/${created.json().id}`;
  const changes = { lastName: "Newer", handicap: null, shirtSize: "" };
  const changed = await superAdmin.send("PATCH", path, changes);
  expect(changed.json()).toMatchObject({ lastName: "Newer", handicap: null, shirtSize: null });
  expect((await superAdmin.get(path)).json()).toEqual({
    ...changed.json(),
    ...{ mayChangeProfile: true, mayChangeAccount: true },
  });

  const login = { username: body.email, password: body.password };
  expect((await browserOf(app).send("POST", "/api/login", login)).statusCode).toBe(200);
});

test("a new account with a wrong field is refused with its sentence", async ({ club }) => {
  const send = async (fields: object) => {
    const response = await club.superAdmin.send("POST", "/api/admin/users", newUser(fields));
    return [response.statusCode, response.json().error];
  };
  const taken = await club.newPlayer({ email: `${randomUUID()}@club.example` });
  const { email } = (await taken.get("/api/user")).json();
  expect(await send({ firstName: " " })).toEqual([400, "First name is required"]);
  expect(await send({ lastName: "" })).toEqual([400, "Last name is required"]);
  expect(await send({ email: "nobody" })).toEqual([400, "Valid email is required"]);
  expect(await send({ password: "12345" })).toEqual([
    400,
    "Password must be at least 6 characters",
  ]);
  expect(await send({ password: "password" })).toEqual([400, "This password is too common"]);
  expect(await send({ handicap: 55 })).toEqual([400, "Handicap must be between 0 and 54"]);
  expect(await send({ phone: "" })).toEqual([400, "Phone is required"]);
  expect(await send({ shirtSize: "" })).toEqual([400, "Shirt size is required"]);
  expect(await send({ email: email.toUpperCase() })).toEqual([
    409,
    "An account with this email already exists",
  ]);
});

test("an archived player cannot sign in until the account is restored", async ({ app, club }) => {
  const { superAdmin } = club;
  const email = `${randomUUID()}@club.example`;
  const player = await club.newPlayer({ email });
  const path = `/api/admin/users/${player.id}`;
  const signIn = async (password = examplePassword) =>
    (await browserOf(app).send("POST", "/api/login", { username: email, password })).json();

  expect((await superAdmin.send("DELETE", path)).json()).toEqual({ success: true });
  expect((await player.get("/api/user")).statusCode).toBe(401);
  expect((await signIn()).error).toBe("Invalid email or password");
  expect((await superAdmin.get(path)).json()).toMatchObject({ status: "archived" });

  const restored = await superAdmin.send("POST", `${path}/restore`);
  expect(restored.json()).toMatchObject({ status: "active", isArchived: false });
  expect((await signIn()).email).toBe(email);

  const unknown = await superAdmin.send("DELETE", `/api/admin/users/${randomUUID()}`);
  expect([unknown.statusCode, unknown.json().error]).toEqual([404, "User not found"]);
});

test("the results of an archived player stay on the board", async ({ club }) => {
  const eventId = await club.newEvent();
  const [ana, ben] = [await club.newEntrant(eventId), await club.newEntrant(eventId)];
  const scores = { roundNumber: 1, holeScores: [par4(1)] };
  await ana.send("POST", `/api/events/${eventId}/my-scores`, scores);
  await club.superAdmin.send("DELETE", `/api/admin/users/${ana.id}`);
  const board = await ben.get(`/api/events/${eventId}/leaderboard`);
  expect(board.json()).toMatchObject([{ user: { id: ana.id }, totalGross: 4 }, {}]);
});

test("a new password ends the sessions of the old one", async ({ app, club }) => {
  const email = `${randomUUID()}@club.example`;
  const player = await club.newPlayer({ email });
  const path = `/api/admin/users/${player.id}/reset-password`;
  const reset = await club.superAdmin.send("POST", path, { newPassword: "put-66" });
  expect([reset.statusCode, reset.json()]).toEqual([200, { success: true }]);
  expect((await player.get("/api/user")).statusCode).toBe(401);
  const login = { username: email, password: "put-66" };
  expect((await browserOf(app).send("POST", "/api/login", login)).statusCode).toBe(200);
});

const contactOf = ({ firstName, email, phone }: Record<string, unknown>) => [
  firstName,
  email,
  phone,
];

test("an event admin reads contact data of the own field alone, also of who waits or has left", async ({
  club,
}) => {
  const [own, foreign] = [await club.newEvent({ maxParticipants: 1 }), await club.newEvent()];
  const admin = await club.newAdmin({ event: own });
  const lastName = `Ace-${randomUUID()}`;
  const fields = (firstName: string) => ({
    ...{ firstName, lastName, phone: `0660 ${firstName}` },
    email: `${firstName}.${randomUUID()}@club.example`,
  });
  const people = [fields("Away"), fields("Here"), fields("Line"), fields("None")];
  const [away, here, line, none] = people;
  await club.newEntrant(foreign, away);
  const left = await club.newEntrant(own, here);
  await club.newEntrant(own, line);
  await left.send("POST", `/api/events/${own}/withdraw`);
  await club.newPlayer(none);
  const found = async (query: string) =>
    (await admin.get(`/api/admin/users?sort=firstName&q=${encodeURIComponent(query)}`))
      .json()
      .map(contactOf);
  const shown = [
    ["Away", null, null],
    ["Here", here?.email, here?.phone],
    ["Line", line?.email, line?.phone],
    ["None", null, null],
  ];
  expect(await found(lastName)).toEqual(shown);
  const all = await club.superAdmin.get(`/api/admin/users?sort=firstName&q=${lastName}`);
  expect(all.json().map(contactOf)).toEqual(
    people.map(({ firstName, email, phone }) => [firstName, email, phone]),
  );
  const orders = ["email", "-email", "phone", "-phone"];
  for (const order of orders) {
    const sorted = await admin.get(`/api/admin/users?sort=${order}&q=${lastName}`);
    expect(
      sorted
        .json()
        .map(contactOf)
        .slice(2)
        .map((row: unknown[]) => row[1]),
    ).toEqual([null, null]);
  }
});

test("a whole address finds an account that is not shown with it, and a part finds none", async ({
  club,
}) => {
  const admin = await club.newAdmin({ event: await club.newEvent() });
  const email = `Secret.${randomUUID()}@hidden.example`;
  const { id } = await club.newPlayer({ email });
  const found = async (q: string) =>
    (await admin.get(`/api/admin/users?q=${encodeURIComponent(q)}`)).json();
  for (const whole of [email, ` ${email.toUpperCase()} `]) {
    expect(await found(whole)).toMatchObject([{ id, email: null, phone: null }]);
  }
  for (const part of [email.slice(1), email.slice(0, -1), "hidden.example", `${email} Ana`]) {
    expect(await found(part)).toEqual([]);
  }
});
