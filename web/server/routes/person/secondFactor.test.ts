import { expect, onTestFinished, vi } from "vitest";
import {
  anAdministrator,
  anOrigin,
  examplePassword as password,
} from "../../../../application/accounts/examples.ts";
import { removeSecondFactor } from "../../../../application/accounts/secondFactor/removeSecondFactor.ts";
import { browserOf } from "../../testing/browser.ts";
import { mailbox } from "../../testing/mailbox.ts";
import {
  codeOf,
  giveCode,
  givePassword,
  goOn,
  isIn,
  ownFactor as own,
  STEP,
  test,
} from "../../testing/secured.ts";

const wrong = [403, "This code is not right"];
const over = [401, "Please enter your password again"];
const tooMany = [429, "Too many attempts. Please try again later."];

test("the password opens no session, and the code of the app does", async ({
  secured,
  newBrowser,
}) => {
  const browser = newBrowser();
  const first = await givePassword(browser, secured.email);
  expect([first.statusCode, first.json()]).toEqual([200, { next: "code" }]);
  expect([...browser.jar.keys()].toSorted()).toEqual(["known_device", "sign_in_step"]);
  expect(await isIn(browser)).toBe(false);

  goOn(STEP);
  const spaced = secured.code().replace(/^.../u, "$& ");
  const second = await browser.send("POST", "/api/admin/login/code", { code: spaced });
  expect([second.statusCode, second.json().email]).toEqual([200, secured.email]);
  expect(await isIn(browser)).toBe(true);
  expect([...browser.jar.keys()]).not.toContain("sign_in_step");
});

test("a code is taken once, and so is the step between password and code", async ({
  app,
  secured,
  newBrowser,
}) => {
  const browser = newBrowser();
  await givePassword(browser, secured.email);
  // The code that turned the second factor on.
  expect(await giveCode(browser, secured.code())).toEqual(wrong);
  goOn(STEP);
  const stolen = browserOf(app, Object.fromEntries(browser.jar));
  expect(await giveCode(browser, secured.code())).toBe(200);
  expect(await giveCode(stolen, secured.code(1))).toEqual(over);

  const another = newBrowser();
  await givePassword(another, secured.email);
  expect(await giveCode(another, secured.code())).toEqual(wrong);
  // An earlier code is no better than the same one.
  expect(await giveCode(another, secured.code(-1))).toEqual(wrong);
  expect(await isIn(another)).toBe(false);
});

test("of two sign-ins at once with one code, one is let in", async ({ secured, newBrowser }) => {
  goOn(STEP);
  const browsers = [newBrowser(), newBrowser()];
  for (const browser of browsers) await givePassword(browser, secured.email);
  const answers = await Promise.all(browsers.map((browser) => giveCode(browser, secured.code())));
  expect(answers).toContain(200);
  expect(answers).toContainEqual(wrong);
});

test("a clock may be one step off, and not two", async ({ secured, newBrowser }) => {
  goOn(5 * STEP);
  const browser = newBrowser();
  await givePassword(browser, secured.email);
  expect(await giveCode(browser, secured.code(-2))).toEqual(wrong);
  expect(await giveCode(browser, secured.code(2))).toEqual(wrong);
  expect(await giveCode(browser, secured.code(-1))).toBe(200);
  const other = newBrowser();
  await givePassword(other, secured.email);
  expect(await giveCode(other, secured.code(1))).toBe(200);
});

test("without a password in the same browser, and after five minutes, no code is taken", async ({
  secured,
  newBrowser,
}) => {
  goOn(STEP);
  expect(await giveCode(newBrowser(), secured.code())).toEqual(over);
  const browser = newBrowser();
  await givePassword(browser, secured.email);
  goOn(5 * 60_000);
  expect(await giveCode(browser, secured.code())).toEqual(over);
});

test("a step takes five codes, and an account ten wrong ones in a quarter of an hour", async ({
  secured,
  newBrowser,
}) => {
  const browser = newBrowser();
  const guess = async (times: number) => {
    await givePassword(browser, secured.email);
    for (let n = 0; n < times; n++) expect(await giveCode(browser, secured.code(9))).toEqual(wrong);
  };
  await guess(5);
  goOn(STEP);
  expect(await giveCode(browser, secured.code())).toEqual(over);
  await guess(5);
  await givePassword(browser, secured.email);
  expect(await giveCode(browser, secured.code())).toEqual(tooMany);
  expect(await isIn(browser)).toBe(false);
});

test("a recovery code lets in once, however it is typed", async ({ secured, newBrowser }) => {
  expect(new Set(secured.recoveryCodes).size).toBe(10);
  const typed = secured.recoveryCodes[3]?.toLowerCase().replace(/^.{4}/u, "$&-") ?? "";
  const enter = async () => {
    const browser = newBrowser();
    await givePassword(browser, secured.email);
    return [await giveCode(browser, typed), await isIn(browser)];
  };
  expect(await enter()).toEqual([200, true]);
  expect((await secured.get(own)).json()).toEqual({ isOn: true, recoveryCodesLeft: 9 });
  expect(await enter()).toEqual([wrong, false]);
});

test("turning it on ends the other sessions and tells the owner", async ({
  newAdmin,
  newBrowser,
}) => {
  const { email } = anAdministrator();
  const admin = await newAdmin({ email });
  const other = newBrowser();
  await givePassword(other, email);
  expect(await isIn(other)).toBe(true);

  const refused = await admin.send("POST", own, { password: "a guess" });
  expect([refused.statusCode, refused.json().error]).toEqual([403, "The password is not right"]);
  const { secret, address } = (await admin.send("POST", own, { password })).json();
  expect(address).toMatch(/^otpauth:\/\/totp\/Wicked%20Golf:.*secret=/u);
  expect((await admin.get(own)).json()).toEqual({ isOn: false, recoveryCodesLeft: 0 });
  const mistyped = await admin.send("PUT", own, { code: codeOf(secret)(9) });
  expect([mistyped.statusCode, mistyped.json().error]).toEqual(wrong);
  expect(await isIn(other)).toBe(true);

  const on = await admin.send("PUT", own, { code: codeOf(secret)() });
  expect(on.json().recoveryCodes).toHaveLength(10);
  expect([await isIn(admin), await isIn(other)]).toEqual([true, false]);
  expect((await admin.get(own)).json()).toEqual({ isOn: true, recoveryCodesLeft: 10 });
  expect((await admin.send("POST", own, { password })).statusCode).toBe(409);
  await expect
    .poll(() => mailbox.filter(({ to }) => to === email).map(({ subject }) => subject))
    .toEqual(["The second factor of your account at Wicked Golf was turned on"]);
});

test("a secret that was shown is turned on within a quarter of an hour", async ({ newAdmin }) => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
  onTestFinished(() => void vi.useRealTimers());
  const admin = await newAdmin();
  const { secret } = (await admin.send("POST", own, { password })).json();
  goOn(15 * 60_000);
  expect((await admin.send("PUT", own, { code: codeOf(secret)() })).statusCode).toBe(409);
});

test("turning it off wants the password and a code", async ({ secured, newBrowser }) => {
  const turnOff = (body: object) => secured.send("POST", `${own}/remove`, body);
  const [recovery] = secured.recoveryCodes;
  expect((await turnOff({ password })).statusCode).toBe(400);
  expect((await turnOff({ password: "a guess", code: recovery })).statusCode).toBe(403);
  expect((await turnOff({ password, code: secured.code(9) })).statusCode).toBe(403);
  expect((await turnOff({ password, code: recovery })).statusCode).toBe(200);
  expect((await secured.get(own)).json()).toEqual({ isOn: false, recoveryCodesLeft: 0 });
  const browser = newBrowser();
  await givePassword(browser, secured.email);
  expect(await isIn(browser)).toBe(true);
});

test("new recovery codes replace the earlier ones", async ({ secured, newBrowser }) => {
  const [first, second] = secured.recoveryCodes;
  const renewed = await secured.send("PUT", `${own}/recovery-codes`, { password, code: first });
  expect(renewed.json().recoveryCodes).toHaveLength(10);
  const browser = newBrowser();
  await givePassword(browser, secured.email);
  expect(await giveCode(browser, second ?? "")).toEqual(wrong);
  expect(await giveCode(browser, renewed.json().recoveryCodes[9])).toBe(200);
});

test("another password ends a sign-in that waits for its code, and asks for a code as before", async ({
  secured,
  newBrowser,
}) => {
  goOn(STEP);
  const browser = newBrowser();
  await givePassword(browser, secured.email);
  const change = { oldPassword: password, newPassword: "albatross-2" };
  expect((await secured.send("PUT", "/api/admin/password", change)).statusCode).toBe(200);
  expect(await giveCode(browser, secured.code())).toEqual(over);
  const again = await givePassword(browser, secured.email, "albatross-2");
  expect(again.json()).toEqual({ next: "code" });
  expect(await isIn(browser)).toBe(false);
});

test("whoever removes it ends all sessions, and the owner is told", async ({
  secured,
  runtime,
  newBrowser,
}) => {
  expect(await runtime.runPromise(removeSecondFactor(secured.id, anOrigin()))).toBe(true);
  expect(await isIn(secured)).toBe(false);
  const browser = newBrowser();
  await givePassword(browser, secured.email);
  expect(await isIn(browser)).toBe(true);
  await expect
    .poll(() => mailbox.filter(({ to }) => to === secured.email).map(({ subject }) => subject))
    .toContain("The second factor of your account at Wicked Golf was removed");
});

test("a super admin removes the second factor of another administrator, and not the own one", async ({
  secured,
  newAdmin,
  newBrowser,
}) => {
  const office = await newAdmin({ accountType: "super_admin" });
  const { secret } = (await office.send("POST", own, { password })).json();
  expect((await office.send("PUT", own, { code: codeOf(secret)() })).statusCode).toBe(200);
  const others = () => office.get("/api/admin/second-factors").then((answer) => answer.json());
  const remove = (id: string) => office.send("DELETE", `/api/admin/second-factors/${id}`);
  const olga = { id: secured.id, firstName: "Olga", lastName: "Organiser", email: secured.email };
  expect(await others()).toContainEqual(olga);
  expect(await others()).not.toContainEqual(expect.objectContaining({ id: office.id }));

  const ownOne = await remove(office.id);
  expect([ownOne.statusCode, ownOne.json().error]).toEqual([
    409,
    "Your own second factor is turned off with your password and a code",
  ]);
  expect((await remove(secured.id)).statusCode).toBe(200);
  expect((await remove(secured.id)).statusCode).toBe(404);
  expect(await others()).not.toContainEqual(olga);
  expect(await isIn(secured)).toBe(false);
  const browser = newBrowser();
  await givePassword(browser, secured.email);
  expect(await isIn(browser)).toBe(true);
});
