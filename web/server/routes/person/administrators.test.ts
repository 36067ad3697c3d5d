import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import type { Browser } from "../../testing/browser.ts";
import { test as base } from "../../testing/club.ts";

interface Colleague {
  readonly id: string;
  readonly email: string;
  readonly code: string;
}

/** A colleague whom a super admin has just invited. */
const test = base.extend<{ readonly edda: Colleague }>({
  edda: async ({ club }, use) => {
    const email = `${randomUUID()}@club.example`;
    const body = { firstName: "Edda", lastName: "Stone", email, accountType: "super_admin" };
    const answer = await club.superAdmin.send("POST", all, body);
    const { id, code } = answer.json();
    await use({ id, email, code });
  },
});

const all = "/api/admin/administrators";

const choose = (browser: Browser, code: string) =>
  browser.send("POST", `/api/password-resets/${code}`, { newPassword: "albatross-2" });

const signIn = (browser: Browser, email: string) =>
  browser.send("POST", "/api/admin/login", { email, password: "albatross-2" });

const listed = async (browser: Browser, { id }: Colleague) =>
  (await browser.get(all)).json().find((each: { readonly id: string }) => each.id === id);

test("a colleague chooses the password with the code and signs in", async ({
  club,
  edda,
  visitor,
}) => {
  expect(await listed(club.superAdmin, edda)).toMatchObject({ lastName: "Stone", isInvited: true });
  expect((await signIn(visitor, edda.email)).statusCode).toBe(401);
  const chosen = await choose(visitor, edda.code);
  expect([chosen.statusCode, chosen.json()]).toEqual([200, { success: true, account: "admin" }]);
  expect((await signIn(visitor, edda.email)).json()).toMatchObject({ firstName: "Edda" });
  expect(await listed(club.superAdmin, edda)).toMatchObject({ isInvited: false });
  const again = await club.superAdmin.send("POST", `${all}/${edda.id}/invitation`, {});
  expect([again.statusCode, again.json().message]).toEqual([404, "Administrator not found"]);
});

test("a new invitation ends the one before it", async ({ club, edda, visitor }) => {
  const { code } = (await club.superAdmin.send("POST", `${all}/${edda.id}/invitation`, {})).json();
  expect((await choose(visitor, edda.code)).statusCode).toBe(404);
  expect((await choose(visitor, code)).statusCode).toBe(200);
});

test("a colleague is removed, and nobody removes themselves", async ({ club, edda, visitor }) => {
  await choose(visitor, edda.code);
  const removed = await club.superAdmin.send("DELETE", `${all}/${edda.id}`);
  expect(removed.statusCode).toBe(200);
  expect((await signIn(visitor, edda.email)).statusCode).toBe(401);
  expect(await listed(club.superAdmin, edda)).toBe(undefined);
  const { id } = (await club.superAdmin.get("/api/admin/session")).json();
  const own = await club.superAdmin.send("DELETE", `${all}/${id}`);
  expect([own.statusCode, own.json().message]).toEqual([
    409,
    "Another super admin removes your account",
  ]);
});

test("administrators change their own names", async ({ club }) => {
  const name = { firstName: "Robin", lastName: "Fairway" };
  const changed = await club.superAdmin.send("PATCH", "/api/admin/account", name);
  expect(changed.json()).toMatchObject(name);
  expect((await club.superAdmin.get("/api/admin/session")).json()).toMatchObject(name);
});
