import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { violationsOn } from "../testing/axe.ts";
import { violationsInEveryLook } from "../testing/everyLook.ts";
import { withBrowser, withVisits } from "../testing/journey.ts";
import { type MailServer, startMailServer } from "../testing/mailServer.ts";
import { withOwnProduct } from "../testing/ownProduct.ts";
import { demoPlayer, eventAdmin, type SignIn, superAdmin } from "../testing/people.ts";
import { enterOffice, signInOnForm } from "../testing/signing.ts";
import {
  giveCode,
  removeFactorOfOther,
  renewCodes,
  startAgain,
  turnOnSecondFactor,
} from "../testing/stories/secondFactor.ts";
import { toast } from "../testing/toast.ts";

/** Runs on a separate product, which has a mail server. */
const test = withBrowser(
  withVisits
    .extend<{ readonly mailServer: MailServer }>({
      mailServer: [
        // oxlint-disable-next-line no-empty-pattern -- vitest reads from it that nothing else is needed.
        async ({}, use) => {
          const mailServer = await startMailServer();
          await use(mailServer);
          await mailServer.stop();
        },
        { scope: "file" },
      ],
    })
    .extend({
      address: [
        async ({ mailServer }, use) => {
          await withOwnProduct({ SMTP_URL: mailServer.url }, use);
        },
        { scope: "file" },
      ],
    }),
);

const password = "links-and-sand";

/** A player whom only this story uses, signed in on this page. */
const joinAs = async (page: Page): Promise<SignIn> => {
  const email = `${randomUUID()}@club.example`;
  const person = { firstName: "Isla", lastName: "Brae", phone: "+44 20 7946 0399" };
  const data = { ...person, email, password, shirtSize: "MED" };
  const answer = await page.request.post("/api/register", { data });
  expect(answer.status()).toBe(201);
  return { at: "/auth", email, password };
};

const sessions = (page: Page) => page.getByRole("list", { name: "Sessions" }).getByRole("listitem");

/** Waits until this many are listed. */
const listed = async (page: Page, count: number) => {
  await sessions(page).first().waitFor();
  await sessions(page).nth(count).waitFor({ state: "detached" });
  expect(await sessions(page).count()).toBe(count);
};

test("a new password is asked for properly, and signs out everywhere else", async ({ visits }) => {
  // The server says too what is too common, if the page has not loaded its list yet.
  const refused = ["403 /api/user/password", "400 /api/user/password"];
  const phone = await visits.asPhone({ refused });
  const isla = await joinAs(phone);
  const desktop = await visits.asDesktop({ as: isla });
  await desktop.goto("/profile");
  await desktop.getByRole("heading", { level: 1, name: "Isla Brae" }).waitFor();

  await phone.goto("/profile");
  await phone.getByRole("link", { name: "Password and sessions" }).click();
  await listed(phone, 2);
  const form = phone.getByRole("form", { name: "Password" });
  const change = async (oldPassword: string, newPassword: string) => {
    await form.getByLabel("Old password").fill(oldPassword);
    await form.getByLabel("New password", { exact: true }).fill(newPassword);
    await form.getByRole("button", { name: "Change Password" }).click();
  };
  await change(password, "seven-7");
  await form.getByText("Password must be at least 8 characters").waitFor();
  await change(password, "Password1");
  await form.getByText("This password is too common").waitFor();
  await change("not-this-one", "albatross-2");
  await form.getByText("The old password is not right").waitFor();
  await change(password, "albatross-2");
  await toast(phone, "Password changed");
  await phone.getByText("You are signed in on this device only.").waitFor();
  expect(await form.getByLabel("Old password").inputValue()).toBe("");

  await desktop.reload();
  await desktop.waitForURL("**/auth*");
  await signInOnForm(desktop, { email: isla.email, password: "albatross-2" });
  await desktop.getByRole("heading", { level: 1, name: "Isla Brae" }).waitFor();
});

test("sessions on other devices end one by one, or all together", async ({ visits }) => {
  const phone = await visits.asPhone();
  const isla = await joinAs(phone);
  const others = [
    await visits.asDesktop({ as: isla }),
    await visits.asDesktop({ as: isla }),
    await visits.asDesktop({ as: isla }),
  ];
  await phone.goto("/profile/account");
  await listed(phone, 4);
  expect(await sessions(phone).first().textContent()).toContain("This device");
  await phone
    .getByRole("button", { name: /^End session: Chrome on / })
    .first()
    .click();
  await toast(phone, "Session ended");
  await listed(phone, 3);
  await phone.getByRole("button", { name: "End all other sessions" }).click();
  await toast(phone, "All other sessions have ended");
  await listed(phone, 1);
  for (const other of others) {
    await other.goto("/profile/account");
    await other.waitForURL("**/auth*");
  }
});

test("changing the e-mail address asks for the password", async ({ visits }) => {
  const phone = await visits.asPhone({ refused: ["403 /api/user"] });
  await joinAs(phone);
  await phone.goto("/profile");
  await phone.getByRole("button", { name: "Edit Profile" }).click();
  const dialog = phone.getByRole("dialog", { name: "Edit Profile" });
  const ownPassword = dialog.getByLabel("Password", { exact: true });
  await dialog.getByLabel("Email").waitFor();
  expect(await ownPassword.count()).toBe(0);

  const email = `${randomUUID()}@club.example`;
  const save = dialog.getByRole("button", { name: "Save Changes" });
  await dialog.getByLabel("Email").fill(email);
  await save.click();
  await dialog.getByText("Please enter your password to change your email").waitFor();
  await ownPassword.fill("not-this-one");
  await save.click();
  await dialog.getByText("The password is not right").waitFor();
  await ownPassword.fill(password);
  await save.click();
  await toast(phone, "Profile updated");
  await phone.getByRole("region", { name: "Profile" }).getByText(email).waitFor();
});

const greta = demoPlayer("Greta");

// The product starts first, with its demo.
test("a forgotten password is replaced by mail, and its link works once", async ({
  visits,
  mailServer,
  address,
}) => {
  const refused = ["401 /api/user/registrations"];
  const oldPhone = await visits.asPhone({ as: greta, refused });
  await oldPhone.goto("/profile");
  await oldPhone.getByRole("heading", { level: 1, name: greta.name }).waitFor();

  const phone = await visits.asPhone();
  await phone.goto("/auth");
  await phone.getByRole("link", { name: "Forgot password?" }).click();
  await phone.getByRole("button", { name: "Send Link" }).click();
  await phone.getByText("Please enter a valid email address").waitFor();
  expect(await violationsInEveryLook(phone)).toEqual([]);
  await phone.getByLabel("Email").fill(greta.email);
  await phone.getByRole("button", { name: "Send Link" }).click();
  await phone.getByText(/^If this address has an account, a link is on its way/u).waitFor();

  // Others are told of changes of their accounts.
  const toGreta = () => mailServer.messages.filter((mail) => mail.includes(`To: ${greta.email}`));
  await expect.poll(toGreta, { message: "one mail has been sent" }).toHaveLength(1);
  const [message = ""] = toGreta();
  const [link = ""] = /http\S+/u.exec(message) ?? [];
  expect(link).toContain(`${String(address)}/reset-password#`);

  // The server says it too, if the page has not loaded its list of common passwords yet.
  const linked = await visits.asPhone({ refused: [`400 ${callOf(link)}`] });
  await linked.goto(link);
  const password = linked.getByLabel("New password", { exact: true });
  await password.fill("password");
  await linked.getByRole("button", { name: "Change Password" }).click();
  await linked.getByRole("form").getByText("This password is too common").waitFor();
  expect(await violationsInEveryLook(linked)).toEqual([]);
  await password.fill("albatross-2");
  await linked.getByRole("button", { name: "Change Password" }).click();
  await toast(linked, "Sign in with your new password.");
  await signInOnForm(linked, { email: greta.email, password: "albatross-2" });
  await linked.getByRole("heading", { level: 1, name: greta.name }).waitFor();

  expect((await oldPhone.request.get("/api/user")).status()).toBe(401);

  const late = await visits.asDesktop({ refused: [`404 ${callOf(link)}`] });
  await late.goto(link.replace("#", "/"));
  await late.getByLabel("New password", { exact: true }).fill("albatross-3");
  await late.getByRole("button", { name: "Change Password" }).click();
  await late.getByRole("heading", { name: "This link is no longer valid" }).waitFor();
  expect(await violationsOn(late)).toEqual([]);
  await late.getByRole("link", { name: "Ask for a new link" }).click();
  await late.getByRole("button", { name: "Send Link" }).waitFor();
});

const callOf = (link: string) => `/api/password-resets/${link.split("#")[1]}`;

test("an administrator signs in with a second factor, until a super admin removes it", async ({
  visits,
  mailServer,
}) => {
  const refused = ["403 /api/admin/second-factor"];
  const desktop = await visits.asDesktop({ as: eventAdmin, refused });
  await desktop.goto("/admin/account");
  const { codeOf, recoveryCodes } = await turnOnSecondFactor(desktop, eventAdmin);

  const phone = await visits.asPhone({ refused: ["403 /api/admin/login/code"] });
  await phone.goto("/admin");
  await signInOnForm(phone, eventAdmin);
  await startAgain(phone, eventAdmin);
  await giveCode(phone, codeOf(9));
  await phone.getByRole("form").getByText("This code is not right").waitFor();
  expect(await violationsInEveryLook(phone)).toEqual([]);
  // The code of now has turned the second factor on, and the next one is right already.
  await giveCode(phone, codeOf(1));
  await phone.getByRole("link", { name: /Event Management/ }).waitFor();
  // Its session ends below, of which an open page would complain.
  await phone.close();

  const renewed = await renewCodes(desktop, eventAdmin, recoveryCodes[0] ?? "");
  expect(renewed).not.toContain(recoveryCodes[1]);

  const office = await visits.asDesktop({ as: superAdmin });
  await removeFactorOfOther(office);
  await toast(office, "Second factor removed");
  await enterOffice(await visits.asPhone(), eventAdmin);

  const of = "of your account at Wicked Golf";
  const told = () =>
    mailServer.messages
      .filter((mail) => mail.includes(`To: ${eventAdmin.email}`))
      .map((mail) => /^Subject: (.*)$/mu.exec(mail)?.[1]?.trim());
  await expect
    .poll(told, { message: "each change was told" })
    .toEqual([
      `The second factor ${of} was turned on`,
      `The recovery codes ${of} were replaced`,
      `The second factor ${of} was removed`,
    ]);
});
