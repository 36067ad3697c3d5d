import { randomUUID } from "node:crypto";
import { expect, vi } from "vitest";
import { polling } from "../../../../infrastructure/testing/until.ts";
import type { Browser } from "../../testing/browser.ts";
import { test as base } from "../../testing/club.ts";
import { mailbox } from "../../testing/mailbox.ts";

interface Account {
  readonly id: string;
  readonly email: string;
}

/** An account that the office has opened, and the call that invites its owner. */
const test = base.extend<{
  readonly account: Account;
  readonly invite: (by: string, ids: ReadonlyArray<string>) => ReturnType<Browser["send"]>;
}>({
  account: async ({ club }, use) => {
    const email = `${randomUUID()}@club.example`;
    const details = { firstName: "Nell", lastName: "Barrow", phone: "+44 20 7946 0301" };
    const body = { ...details, email, password: "office-made-1", shirtSize: "M" };
    const { id } = (await club.superAdmin.send("POST", "/api/admin/users", body)).json();
    await use({ id, email });
  },
  invite: async ({ club }, use) => {
    await use((by, userIds) =>
      club.superAdmin.send("POST", "/api/admin/invitations", { userIds, by }),
    );
  },
});

const choose = (browser: Browser, code: string, newPassword = "albatross-2") =>
  browser.send("POST", `/api/password-resets/${encodeURIComponent(code)}`, { newPassword });

const signIn = (browser: Browser, username: string, password = "albatross-2") =>
  browser.send("POST", "/api/login", { username, password });

test("a code on paper lets its player choose the password, once, however it is typed", async ({
  account,
  invite,
  visitor,
}) => {
  const [invitation] = (await invite("paper", [account.id, account.id])).json();
  expect(invitation).toMatchObject({ userId: account.id, invited: true });
  expect(invitation.code).toMatch(/^[0-9A-HJKMNP-Z]{16}$/u);
  const typed = invitation.code
    .replaceAll(/(.{4})/gu, "$1-")
    .toLowerCase()
    .replaceAll("0", "o");
  expect((await choose(visitor, typed)).statusCode).toBe(200);
  expect((await signIn(visitor, account.email)).statusCode).toBe(200);
  expect((await choose(visitor, invitation.code, "albatross-3")).statusCode).toBe(404);
});

test("a new code ends the one before it, and who has signed in is invited no more", async ({
  account,
  invite,
  visitor,
}) => {
  const [first] = (await invite("paper", [account.id])).json();
  const [second] = (await invite("paper", [account.id])).json();
  expect((await choose(visitor, first.code)).statusCode).toBe(404);
  expect((await choose(visitor, second.code)).statusCode).toBe(200);
  expect((await invite("paper", [account.id])).json()).toEqual([
    { userId: account.id, invited: false, code: null },
  ]);
});

test("who registered by themselves, and who does not exist, get no code", async ({
  newPlayer,
  invite,
}) => {
  const own = await newPlayer();
  const ids = [own.id, randomUUID()];
  expect((await invite("paper", ids)).json()).toEqual(
    ids.map((userId) => ({ userId, invited: false, code: null })),
  );
});

test("a mail leads to the page, and its link works once", async ({ account, invite, visitor }) => {
  const [invitation] = (await invite("mail", [account.id])).json();
  expect(invitation).toEqual({ userId: account.id, invited: true, code: null });
  const mail = await vi.waitFor(() => {
    const sent = mailbox.filter(({ to }) => to === account.email);
    expect(sent).toHaveLength(1);
    return sent[0]?.text ?? "";
  }, polling);
  const [, code = ""] = /https:\/\/golf\.example\/welcome#(\S+)/u.exec(mail) ?? [];
  expect((await choose(visitor, code)).statusCode).toBe(200);
  expect((await signIn(visitor, account.email)).statusCode).toBe(200);
});
