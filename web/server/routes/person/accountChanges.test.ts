import { randomUUID } from "node:crypto";
import { describe, expect, vi } from "vitest";
import { anOrigin, examplePassword } from "../../../../application/accounts/examples.ts";
import { tellOwner } from "../../../../application/accounts/tellOwner.ts";
import type { PlayerId } from "../../../../domain/shared/values.ts";
import { MAX_SESSIONS } from "../../../../infrastructure/accounts/openSession.ts";
import { polling } from "../../../../infrastructure/testing/until.ts";
import { type Browser, browserOf } from "../../testing/browser.ts";
import { test as base, type Club } from "../../testing/club.ts";
import { mailbox } from "../../testing/mailbox.ts";
import type { SignedIn } from "../../testing/server.ts";

interface Member extends SignedIn<PlayerId> {
  readonly email: string;
}

const test = base.extend<{ readonly ana: Member }>({
  ana: async ({ club }, use) => {
    const email = `${randomUUID()}@club.example`;
    await use({ ...(await club.newPlayer({ email })), email });
  },
});

const signIn = (browser: Browser, username: string, password = examplePassword) =>
  browser.send("POST", "/api/login", { username, password });

const another = () => `${randomUUID()}@club.example`;

const mailsTo = (email: string) => mailbox.filter(({ to }) => to === email);

const subjectsTo = (email: string, many: number) =>
  vi.waitFor(() => {
    const subjects = mailsTo(email).map(({ subject }) => subject);
    expect(subjects).toHaveLength(many);
    return subjects;
  }, polling);

/** The token of a mailed link. */
const linkFor = async (email: string, visitor: Browser) => {
  await visitor.send("POST", "/api/password-resets", { email });
  return vi.waitFor(() => {
    const [, token] = /#(\S+)/u.exec(mailsTo(email).at(-1)?.text ?? "") ?? [];
    expect(token).toBeDefined();
    return token ?? "";
  }, polling);
};

interface Change {
  readonly send: (player: Member, club: Club) => Promise<{ readonly statusCode: number }>;
  readonly what: "password" | "e-mail address";
  /** Whether the session that changes it stays. */
  readonly isOwn: boolean;
}

const oldPassword = examplePassword;

/** Every way in which a password or an e-mail address changes, but the link itself. */
const changes: Readonly<Record<string, Change>> = {
  "the owner changes the password": {
    send: (player) =>
      player.send("PUT", "/api/user/password", { oldPassword, newPassword: "albatross-2" }),
    ...{ what: "password", isOwn: true },
  },
  "the owner changes the e-mail address": {
    send: (player) =>
      player.send("PATCH", "/api/user", { email: another(), password: oldPassword }),
    ...{ what: "e-mail address", isOwn: true },
  },
  "the office gives another password": {
    send: (player, { superAdmin }) => {
      const path = `/api/admin/users/${player.id}/reset-password`;
      return superAdmin.send("POST", path, { newPassword: "albatross-2" });
    },
    ...{ what: "password", isOwn: false },
  },
  "the office changes the e-mail address": {
    send: (player, { superAdmin }) =>
      superAdmin.send("PATCH", `/api/admin/users/${player.id}`, { email: another() }),
    ...{ what: "e-mail address", isOwn: false },
  },
};

describe.for(Object.entries(changes))("when %s", ([, { send, what, isOwn }]) => {
  test("a link that was mailed before is dead", async ({ ana, club, visitor }) => {
    const token = await linkFor(ana.email, visitor);
    expect((await send(ana, club)).statusCode).toBe(200);
    const body = { newPassword: "eagle-eye-3" };
    const late = await visitor.send("POST", `/api/password-resets/${token}`, body);
    expect([late.statusCode, late.json().error]).toEqual([404, "This link is no longer valid"]);
  });

  test("the other sessions end", async ({ ana, app, club }) => {
    const other = browserOf(app);
    await signIn(other, ana.email);
    await send(ana, club);
    expect((await other.get("/api/user")).statusCode).toBe(401);
    expect((await ana.get("/api/user")).statusCode).toBe(isOwn ? 200 : 401);
  });

  test("the old address is told once", async ({ ana, club }) => {
    await send(ana, club);
    expect(await subjectsTo(ana.email, 1)).toEqual([
      `The ${what} of your account at Wicked Golf was changed`,
    ]);
    expect(mailsTo(ana.email)[0]?.text).toContain("https://golf.example");
  });
});

test("a mailed link tells the address, too, and wants eight letters", async ({ ana, visitor }) => {
  const token = await linkFor(ana.email, visitor);
  const reset = (newPassword: string) =>
    visitor.send("POST", `/api/password-resets/${token}`, { newPassword });
  expect((await reset("golf77")).json().error).toBe("Password must be at least 8 characters");
  expect((await reset("albatross-2")).statusCode).toBe(200);
  expect(await subjectsTo(ana.email, 2)).toContain(
    "The password of your account at Wicked Golf was changed",
  );
});

test("other changes end nothing and tell nobody", async ({ ana, app, club, runtime }) => {
  const other = browserOf(app);
  await signIn(other, ana.email);
  const changes = { firstName: "Anna", email: ana.email };
  expect((await ana.send("PATCH", "/api/user", changes)).statusCode).toBe(200);
  await club.superAdmin.send("PATCH", `/api/admin/users/${ana.id}`, { handicap: 3 });
  expect((await other.get("/api/user")).statusCode).toBe(200);
  // A mail that is sent later shows that none was waiting.
  await runtime.runPromise(tellOwner({ kind: "player", id: ana.id }, "password", anOrigin()));
  await subjectsTo(ana.email, 1);
});

test("of several changes at once with the old password one is made", async ({ ana, app }) => {
  const browsers = await Promise.all(
    ["one", "two", "three", "four"].map(async () => {
      const browser = browserOf(app);
      await signIn(browser, ana.email);
      return browser;
    }),
  );
  const answers = await Promise.all(
    browsers.map((browser, index) =>
      browser.send("PUT", "/api/user/password", { oldPassword, newPassword: `albatross-${index}` }),
    ),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
});

test("an account has a bounded number of sessions, and the oldest one ends", async ({
  ana,
  app,
}) => {
  const newest = browserOf(app);
  for (let count = 0; count < MAX_SESSIONS; count++) {
    expect((await signIn(browserOf(app, {}), ana.email)).statusCode).toBe(200);
  }
  await signIn(newest, ana.email);
  expect((await newest.get("/api/user/sessions")).json()).toHaveLength(MAX_SESSIONS);
  expect((await ana.get("/api/user")).statusCode).toBe(401);
});
