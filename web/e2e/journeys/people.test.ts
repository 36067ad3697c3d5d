import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { violationsOn } from "../testing/axe.ts";
import { violationsInEveryLook } from "../testing/everyLook.ts";
import { goTo } from "../testing/goTo.ts";
import { test } from "../testing/journey.ts";
import { eventAdmin, superAdmin } from "../testing/people.ts";
import { addressOf, demoEvents } from "../testing/places.ts";
import { toast } from "../testing/toast.ts";

const { upcoming } = demoEvents;
const name = "Wilhelmina Featherstonehaugh-Cholmondeley";

const openUsers = async (page: Page) => {
  await goTo(page, "/admin/dashboard?module=users");
  await page.getByRole("table", { name: "Users" }).waitFor();
};

const openPlayers = async (page: Page) => {
  await goTo(page, `/admin${await addressOf(page, upcoming.name)}/players`);
  await page.getByRole("table", { name: "Participants" }).waitFor();
};

const openUser = async (page: Page) => {
  await page.getByRole("button", { name: `Edit User: ${name}` }).click();
  return page.getByRole("dialog", { name });
};

test("the office brings a new player into an event and looks after the account", async ({
  visits,
}) => {
  const office = await visits.asDesktop({ as: superAdmin });
  const email = `${randomUUID()}@club.example`;

  // A player without an account comes to the office, which creates one and registers the player.
  await openPlayers(office);
  await office.getByRole("button", { name: "Add Player" }).click();
  await office.getByRole("dialog").getByRole("button", { name: "New Player" }).click();
  const sheet = office.getByRole("dialog", { name: "Create New User" });
  await sheet.getByRole("button", { name: "Create User" }).click();
  await sheet.getByText("8 fields need attention").waitFor();
  const [firstName = "", lastName = ""] = name.split(" ");
  for (const [label, value] of [
    ["First Name", firstName],
    ["Last Name", lastName],
    ["Email", email],
    ["Phone", "12345"],
    ["Handicap", "18.4"],
    ["Password", "mashie-5"],
    ["Confirm Password", "mashie-5"],
  ] as const) {
    await sheet.getByLabel(label, { exact: true }).fill(value);
  }
  await sheet.getByLabel("Shirt Size").selectOption("L");
  await sheet.getByRole("button", { name: "Create User" }).click();
  await office.locator("[data-toasts]").getByText("User registered for event").waitFor();
  // The sheet hears the key also while the toast is shown.
  await office.keyboard.press("Escape");
  await office.getByRole("dialog").waitFor({ state: "detached" });
  await office.getByLabel("Search players").fill("featherstonehaugh");
  await office.getByRole("row", { name: new RegExp(name) }).waitFor();
  expect(await violationsOn(office)).toEqual([]);

  // The account: another password, then archived and restored.
  await openUsers(office);
  await office.getByLabel("Search users").fill(email);
  await office.getByText("1 user", { exact: true }).waitFor();
  expect(await violationsOn(office)).toEqual([]);
  const user = await openUser(office);
  await user.getByRole("tab", { name: "Events" }).click();
  const registration = user.getByRole("article", { name: upcoming.name });
  await registration.getByText("Registered", { exact: true }).waitFor();
  await registration.getByRole("button", { name: "Remove" }).click();
  const removal = office.getByRole("dialog", { name: `Remove ${name}?` });
  await removal.getByText(`The registration leaves the lists of ${upcoming.name}`).waitFor();
  expect(await violationsInEveryLook(office)).toEqual([]);
  await removal.getByRole("button", { name: "Remove" }).click();
  await toast(office, "User removed from event");
  await removal.waitFor({ state: "detached" });
  await registration.getByText("Not Registered", { exact: true }).waitFor();
  await user.getByRole("tab", { name: "Security" }).click();
  await user.getByLabel("New Password", { exact: true }).fill("niblick-9");
  await office.keyboard.press("Escape");
  const discard = office.getByRole("dialog", { name: "Discard what you typed?" });
  await discard.getByRole("button", { name: "Keep Editing" }).click();
  // Closing returns the focus to the previous field, which would receive the next typed text.
  await discard.waitFor({ state: "detached" });
  await user.getByLabel("Confirm Password", { exact: true }).fill("niblick-8");
  await user.getByRole("button", { name: "Reset Password" }).click();
  await user.getByText("Passwords don't match").waitFor();
  expect(await violationsInEveryLook(office)).toEqual([]);
  await user.getByLabel("Confirm Password", { exact: true }).fill("niblick-9");
  await user.getByRole("button", { name: "Reset Password" }).click();
  await toast(office, "Password reset");
  await user.waitFor({ state: "detached" });

  const player = await visits.asPhone({ as: { at: "/auth", email, password: "niblick-9" } });
  await goTo(player, "/profile");
  await player.getByText(lastName).first().waitFor();

  await office.getByRole("button", { name: `Archive User: ${name}` }).click();
  const question = office.getByRole("dialog", { name: "Archive User" });
  await question.getByText(email).waitFor();
  expect(await violationsInEveryLook(office)).toEqual([]);
  await question.getByRole("button", { name: "Archive User" }).click();
  await toast(office, "User archived");
  await office.getByText("No Users Found").waitFor();
  await office.getByLabel("Status").selectOption("Archived Users");
  await office.getByRole("button", { name: `Restore User: ${name}` }).click();
  expect(await violationsInEveryLook(office)).toEqual([]);
  await office.getByRole("dialog").getByRole("button", { name: "Restore User" }).click();
  await toast(office, "User restored");
  await office.getByLabel("Status").selectOption("Active Users");
  await office.getByRole("button", { name: `Archive User: ${name}` }).waitFor();
});

test("the office marks everybody paid at once, and takes a removal back", async ({ visits }) => {
  const office = await visits.asDesktop({ as: eventAdmin, theme: "light" });
  await openPlayers(office);
  await office.getByLabel("Show").selectOption("notPaid");
  await office.getByRole("button", { name: /^Select All/ }).click();
  await office.getByRole("button", { name: /^Mark Paid: / }).click();
  const question = office.getByRole("dialog", { name: /^Mark .+ as paid\?$/ });
  await question.getByText(/each owes is recorded as paid/).waitFor();
  expect(await violationsInEveryLook(office)).toEqual([]);
  await question.getByRole("button", { name: "Mark Paid" }).click();
  await office.getByText(/ marked as paid\.$/).waitFor();
  await question.waitFor({ state: "detached" });

  // The rows stay in place and show their new state.
  const rows = office.getByRole("table", { name: "Participants" }).getByRole("row");
  await rows.nth(1).waitFor();
  await expect
    .poll(() => rows.filter({ hasText: "Not paid" }).count(), {
      message: "nobody is shown as not paid",
    })
    .toBe(0);
  expect(await rows.count()).toBeGreaterThan(1);
  expect(await violationsOn(office)).toEqual([]);

  const first = await rows.nth(1).getByRole("rowheader").innerText();
  const who = first.replace("Select", "").trim().split("\n")[0] ?? "";
  await office.getByRole("button", { name: `Actions: ${who}` }).click();
  await office.getByRole("menuitem", { name: "Remove" }).click();
  const removal = office.getByRole("dialog", { name: `Remove ${who}?` });
  await removal.getByRole("button", { name: "Remove" }).click();
  await toast(office, "Participant removed");
  await office.getByRole("button", { name: `Actions: ${who}` }).waitFor({ state: "detached" });
  await office.getByRole("button", { name: "Add Back" }).click();
  await toast(office, "User registered for event");
  await office.getByLabel("Show").selectOption("all");
  await office.getByRole("button", { name: `Actions: ${who}` }).waitFor();

  const phone = await visits.asPhone({ as: eventAdmin });
  await openPlayers(phone);
  expect(await violationsOn(phone)).toEqual([]);
  await goTo(phone, "/admin/dashboard");
  await phone.getByRole("link", { name: /Event Management/ }).waitFor();
  expect(await phone.getByText("User Management").count()).toBe(0);
});
