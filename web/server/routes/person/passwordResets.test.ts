import { randomUUID } from "node:crypto";
import { describe, expect, vi } from "vitest";
import { examplePassword } from "../../../../application/accounts/examples.ts";
import type { PlayerId } from "../../../../domain/shared/values.ts";
import { polling } from "../../../../infrastructure/testing/until.ts";
import { pathOf } from "../../http/requestLog.ts";
import type { Browser } from "../../testing/browser.ts";
import { mailbox } from "../../testing/mailbox.ts";
import { test as base, type SignedIn } from "../../testing/server.ts";

interface Forgetful extends SignedIn<PlayerId> {
  readonly email: string;
}

const test = base.extend<{ readonly ana: Forgetful }>({
  ana: async ({ newPlayer }, use) => {
    const email = `${randomUUID()}@club.example`;
    await use({ ...(await newPlayer({ email })), email });
  },
});

const ask = (browser: Browser, email: unknown) =>
  browser.send("POST", "/api/password-resets", { email });

const reset = (browser: Browser, token: string, newPassword: string, headers = {}) =>
  browser.send("POST", `/api/password-resets/${token}`, { newPassword }, headers);

const mailsTo = (email: string) => mailbox.filter(({ to }) => to === email);

/** The token of the newest mail, as soon as there are this many. */
const tokenFor = (email: string, mails = 1) =>
  vi.waitFor(() => {
    const sent = mailsTo(email);
    expect(sent).toHaveLength(mails);
    const [, token] = /#(\S+)/u.exec(sent.at(-1)?.text ?? "") ?? [];
    return token ?? "";
  }, polling);

const signIn = (browser: Browser, username: string, password: string) =>
  browser.send("POST", "/api/login", { username, password });

const invalid = { message: "This link is no longer valid" };

describe("a player who forgot the password", () => {
  test("a mail contains a link that works once and ends all sessions", async ({ ana, visitor }) => {
    const answer = await ask(visitor, ana.email.toUpperCase());
    expect([answer.statusCode, answer.json()]).toEqual([202, { success: true }]);
    const token = await tokenFor(ana.email);
    expect(token).toHaveLength(43);
    expect(mailsTo(ana.email)[0]).toMatchObject({
      subject: "Choose a new password for Wicked Golf",
      text: expect.stringContaining(`https://golf.example/reset-password#${token}`),
    });

    const done = await reset(visitor, token, "albatross-2");
    expect([done.statusCode, done.json()]).toEqual([200, { success: true }]);
    expect((await ana.get("/api/user")).statusCode).toBe(401);
    expect((await signIn(visitor, ana.email, examplePassword)).statusCode).toBe(401);
    expect((await signIn(visitor, ana.email, "albatross-2")).statusCode).toBe(200);

    const again = await reset(visitor, token, "albatross-3");
    expect([again.statusCode, again.json()]).toEqual([404, expect.objectContaining(invalid)]);
  });

  test("the same command can be sent again after a lost answer", async ({ ana, visitor }) => {
    await ask(visitor, ana.email);
    const token = await tokenFor(ana.email);
    const key = { "idempotency-key": randomUUID() };
    for (let tries = 0; tries < 2; tries++) {
      expect((await reset(visitor, token, "albatross-2", key)).statusCode).toBe(200);
    }
  });

  test("only the newest link is valid", async ({ ana, visitor }) => {
    await ask(visitor, ana.email);
    const first = await tokenFor(ana.email);
    await ask(visitor, ana.email);
    const second = await tokenFor(ana.email, 2);
    expect((await reset(visitor, first, "albatross-2")).statusCode).toBe(404);
    expect((await reset(visitor, second, "albatross-2")).statusCode).toBe(200);
  });

  test("a link ends when the account is archived, also for the time after it is restored", async ({
    ana,
    newAdmin,
    visitor,
  }) => {
    await ask(visitor, ana.email);
    const token = await tokenFor(ana.email);
    const office = await newAdmin({ accountType: "super_admin" });
    const account = `/api/admin/users/${ana.id}`;
    expect((await office.send("DELETE", account)).statusCode).toBe(200);
    expect((await reset(visitor, token, "albatross-2")).statusCode).toBe(404);
    expect((await office.send("POST", `${account}/restore`)).statusCode).toBe(200);
    expect((await reset(visitor, token, "albatross-2")).statusCode).toBe(404);
  });

  test("a refused password does not use up the link", async ({ ana, visitor }) => {
    await ask(visitor, ana.email);
    const token = await tokenFor(ana.email);
    for (const [password, message] of [
      ["short", "Password must be at least 8 characters"],
      ["password", "This password is too common"],
    ] as const) {
      const refused = await reset(visitor, token, password);
      expect([refused.statusCode, refused.json().message]).toEqual([400, message]);
    }
    expect((await reset(visitor, token, "albatross-2")).statusCode).toBe(200);
  });

  test("a link is not valid after half an hour", async ({ ana, visitor }) => {
    await ask(visitor, ana.email);
    const token = await tokenFor(ana.email);
    const later = Date.now() + 31 * 60_000;
    const clock = vi.spyOn(Date, "now").mockReturnValue(later);
    expect((await reset(visitor, token, "albatross-2")).statusCode).toBe(404);
    clock.mockRestore();
    expect((await reset(visitor, token, "albatross-2")).statusCode).toBe(200);
  });
});

test("an address without an account gets the same answer and no mail", async ({ ana, visitor }) => {
  const known = await ask(visitor, ana.email);
  const nobody = await ask(visitor, "nobody@club.example");
  expect([nobody.statusCode, nobody.body]).toEqual([known.statusCode, known.body]);
  await tokenFor(ana.email);
  expect(mailsTo("nobody@club.example")).toEqual([]);
});

test("a text that is no e-mail address is refused", async ({ visitor }) => {
  const answer = await ask(visitor, "nobody");
  expect([answer.statusCode, answer.json().message]).toEqual([
    400,
    "Please enter a valid email address",
  ]);
});

test("an address gets at most five mails an hour, with or without an account", async ({
  ana,
  visitor,
}) => {
  for (const email of [ana.email, `${randomUUID()}@club.example`]) {
    for (let n = 0; n < 5; n++) expect((await ask(visitor, email)).statusCode).toBe(202);
    const refused = await ask(visitor, email);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  }
});

test("an unknown token is refused", async ({ visitor }) => {
  expect((await reset(visitor, "x".repeat(43), "albatross-2")).statusCode).toBe(404);
});

test("the log contains no token", () => {
  expect(pathOf({ url: "/api/password-resets/secret-token?x=1" })).toBe("/api/password-resets/...");
});
