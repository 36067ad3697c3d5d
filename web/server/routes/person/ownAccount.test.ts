import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { examplePassword } from "../../../../application/accounts/examples.ts";
import { browserOf } from "../../testing/browser.ts";
import { test } from "../../testing/server.ts";

const onAndroid = { "user-agent": "Mozilla/5.0 (Android 14; Mobile; rv:127.0) Firefox/127.0" };
const newPassword = "albatross-2";
const anEmail = () => `${randomUUID()}@club.example`;

test("players can list their sessions, and end one or all others", async ({ app, newPlayer }) => {
  const email = anEmail();
  const mine = await newPlayer({ email });
  const signIn = async () => {
    const browser = browserOf(app);
    const login = { username: email, password: examplePassword };
    await browser.send("POST", "/api/login", login, onAndroid);
    return browser;
  };
  const [phone, tablet] = [await signIn(), await signIn()];
  const listed = (await mine.get("/api/user/sessions")).json();
  expect(listed).toMatchObject([
    { isCurrent: true, browser: "Unknown browser" },
    { isCurrent: false, browser: "Firefox on Android", startedAt: expect.stringMatching(/Z$/) },
    { isCurrent: false, browser: "Firefox on Android", lastSeenAt: expect.stringMatching(/Z$/) },
  ]);
  expect(Object.keys(listed[0]).toSorted()).toEqual([
    ...["browser", "id", "isCurrent", "lastSeenAt", "startedAt"],
  ]);

  const [own] = (await phone.get("/api/user/sessions")).json();
  const ended = await mine.send("DELETE", `/api/user/sessions/${own.id}`);
  expect([ended.statusCode, ended.json()]).toEqual([200, { success: true }]);
  expect((await phone.get("/api/user")).statusCode).toBe(401);
  expect((await tablet.get("/api/user")).statusCode).toBe(200);
  const again = await mine.send("DELETE", `/api/user/sessions/${own.id}`);
  expect([again.statusCode, again.json().error]).toEqual([404, "Session not found"]);

  expect((await mine.send("DELETE", "/api/user/sessions")).json()).toEqual({ success: true });
  expect((await tablet.get("/api/user")).statusCode).toBe(401);
  expect((await mine.get("/api/user/sessions")).json()).toHaveLength(1);
});

test("a new password needs eight characters and the old password, and must not be common", async ({
  newPlayer,
}) => {
  const mine = await newPlayer();
  const change = async (body: object) => {
    const response = await mine.send("PUT", "/api/user/password", body);
    return [response.statusCode, response.json().error];
  };
  const oldPassword = examplePassword;
  expect(await change({ oldPassword, newPassword: "seven-7" })).toEqual([
    400,
    "Password must be at least 8 characters",
  ]);
  expect(await change({ oldPassword, newPassword: "Password1" })).toEqual([
    400,
    "This password is too common",
  ]);
  expect(await change({ oldPassword: "a guess", newPassword })).toEqual([
    403,
    "The old password is not right",
  ]);
  expect(await change({ oldPassword, newPassword })).toEqual([200, undefined]);
});

test("administrators can change their password, and their other browsers are signed out", async ({
  app,
  newAdmin,
}) => {
  const email = anEmail();
  const office = await newAdmin({ email });
  const home = browserOf(app);
  await home.send("POST", "/api/admin/login", { email, password: examplePassword });
  const body = { oldPassword: examplePassword, newPassword };
  expect((await office.send("PUT", "/api/admin/password", body)).statusCode).toBe(200);
  expect((await office.get("/api/admin/session")).statusCode).toBe(200);
  expect((await home.get("/api/admin/session")).statusCode).toBe(401);
  expect((await office.get("/api/admin/sessions")).json()).toMatchObject([{ isCurrent: true }]);
});

test("a sign-up with a common password is refused", async ({ visitor }) => {
  const account = { email: anEmail(), password: "Baseball1", firstName: "Nora", lastName: "New" };
  const body = { ...account, phone: "+43 660 7654321", shirtSize: "MED" };
  const response = await visitor.send("POST", "/api/register", body);
  expect([response.statusCode, response.json().error]).toEqual([
    400,
    "This password is too common",
  ]);
});
