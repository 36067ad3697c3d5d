import { randomUUID } from "node:crypto";
import { describe, expect } from "vitest";
import { createAdministrator } from "../../../application/accounts/createAdministrator.ts";
import { ensureSuperAdmin } from "../../../application/accounts/ensureSuperAdmin.ts";
import { anOrigin } from "../../../application/accounts/examples.ts";
import { archivePlayer, resetPassword } from "../../../application/accounts/playerAccounts.ts";
import { PlayerId } from "../../../domain/shared/values.ts";
import { type Browser, browserOf } from "../testing/browser.ts";
import { test as base } from "../testing/server.ts";

const test = base.extend<{
  /** A browser without a session, or one with the cookies of another browser. */
  readonly newBrowser: (cookiesOf?: Browser) => Browser;
}>({
  newBrowser: async ({ app }, use) =>
    use((cookiesOf) => browserOf(app, cookiesOf && Object.fromEntries(cookiesOf.jar))),
});

const aLogin = () => ({ email: `${randomUUID()}@club.example`, password: "birdie-3" });
type Login = ReturnType<typeof aLogin>;

const statusOf = async (browser: Browser, url: string) => (await browser.get(url)).statusCode;

describe("a player", () => {
  const playerIn = (browser: Browser) => statusOf(browser, "/api/user");
  const signIn = async (browser: Browser, { email, password }: Login) =>
    (await browser.send("POST", "/api/login", { username: email, password })).statusCode;
  const signUp = async (browser: Browser, login: Login) => {
    const profile = { firstName: "Ana", lastName: "Ace", phone: "+43 660 1234567", shirtSize: "M" };
    const response = await browser.send("POST", "/api/register", { ...login, ...profile });
    expect(response.statusCode).toBe(201);
    return PlayerId.make(response.json().id);
  };

  test("a new player is signed in, and can sign in again with the password", async ({
    newBrowser,
  }) => {
    const [phone, laptop] = [newBrowser(), newBrowser()];
    const login = aLogin();
    const id = await signUp(phone, login);
    expect((await phone.get("/api/user")).json()).toMatchObject({ id, email: login.email });
    expect(await playerIn(laptop)).toBe(401);
    expect(await signIn(laptop, login)).toBe(200);
    expect((await laptop.get("/api/user")).json()).toMatchObject({ id });
  });

  test("a sign-out ends one session, and a new password ends all of them", async ({
    newBrowser,
    runtime,
  }) => {
    const [phone, laptop] = [newBrowser(), newBrowser()];
    const login = aLogin();
    const id = await signUp(phone, login);
    await signIn(laptop, login);
    const withCookiesOfPhone = newBrowser(phone);
    await phone.send("POST", "/api/logout");
    expect([await playerIn(withCookiesOfPhone), await playerIn(laptop)]).toEqual([401, 200]);

    await runtime.runPromise(resetPassword(id, "albatross-2", anOrigin()));
    expect(await playerIn(laptop)).toBe(401);
    expect(await signIn(laptop, login)).toBe(401);
    expect(await signIn(laptop, { ...login, password: "albatross-2" })).toBe(200);
  });

  test("an archived player is signed out and cannot sign in", async ({ newBrowser, runtime }) => {
    const phone = newBrowser();
    const login = aLogin();
    const id = await signUp(phone, login);
    await runtime.runPromise(archivePlayer(id, anOrigin()));
    expect(await playerIn(phone)).toBe(401);
    expect(await signIn(phone, login)).toBe(401);
  });
});

describe("an administrator", () => {
  const adminIn = (browser: Browser) => statusOf(browser, "/api/admin/session");
  const signIn = async (browser: Browser, login: Login) =>
    (await browser.send("POST", "/api/admin/login", login)).statusCode;

  test("a new administrator can sign in and sign out", async ({ newBrowser, runtime }) => {
    const office = newBrowser();
    const login = aLogin();
    const name = { firstName: "Olga", lastName: "Organiser" };
    const account = { ...login, ...name, accountType: "event_admin", event: null };
    await runtime.runPromise(createAdministrator({ ...account, mobileNumber: null }, anOrigin()));

    expect(await signIn(office, login)).toBe(200);
    expect([await adminIn(office), await statusOf(office, "/api/user")]).toEqual([200, 401]);
    const withCookiesOfOffice = newBrowser(office);
    await office.send("POST", "/api/admin/logout");
    expect(await adminIn(withCookiesOfOffice)).toBe(401);
  });

  test("another password in the settings ends the sessions of the super admin", async ({
    newBrowser,
    runtime,
  }) => {
    const office = newBrowser();
    const login = aLogin();
    const start = (password: string) =>
      runtime.runPromise(ensureSuperAdmin({ ...login, password }, anOrigin()));
    await start(login.password);
    await signIn(office, login);

    await start(login.password);
    expect(await adminIn(office)).toBe(200);
    await start("albatross-2");
    expect(await adminIn(office)).toBe(401);
    expect(await signIn(office, login)).toBe(401);
  });
});
