import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { test } from "../testing/journey.ts";
import type { SignIn } from "../testing/people.ts";
import { signInOnForm } from "../testing/signing.ts";
import { toast } from "../testing/toast.ts";

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
