import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { send } from "../testing/eventByCall.ts";
import { violationsInEveryLook } from "../testing/everyLook.ts";
import { holdBack } from "../testing/holdBack.ts";
import { test } from "../testing/journey.ts";
import { superAdmin } from "../testing/people.ts";
import { toast } from "../testing/toast.ts";
import type { Visits } from "../testing/visits.ts";

const password = "albatross-2";
const anAddress = () => `${randomUUID()}@club.example`;

/** The code that is printed for somebody, as it stands on the sheet. */
const codeOf = async (office: Page, name: string) => {
  const card = office.getByRole("region", { name: "Invitations" }).getByRole("listitem");
  const text = await card.filter({ hasText: name }).textContent();
  return /(?:[0-9A-Z]{4} ){3}[0-9A-Z]{4}/u.exec(text ?? "")?.[0] ?? "";
};

/** Types the code from paper, as people do, and chooses a password. Ends where one signs in. */
const chooseBy = async (visits: Visits, code: string) => {
  const phone = await visits.asPhone();
  await phone.goto("/welcome");
  await phone.getByRole("textbox", { name: "Code" }).fill(code.toLowerCase());
  await phone.getByRole("button", { name: "Continue" }).click();
  await phone.getByRole("textbox", { name: "New password" }).fill(password);
  expect(await violationsInEveryLook(phone)).toEqual([]);
  await phone.getByRole("button", { name: "Set Password" }).click();
  await toast(phone, "Password changed");
  return phone;
};

test("the office invites a colleague and players on paper, and each chooses a password", async ({
  visits,
}) => {
  const office = await visits.asDesktop({ as: superAdmin });
  await office.goto("/admin/account");
  const edda = { name: "Edda Quill", email: anAddress() };
  await office.getByRole("button", { name: "Invite", exact: true }).click();
  const dialog = office.getByRole("dialog", { name: "Invite an Administrator" });
  await dialog.getByLabel("First name").fill("Edda");
  await dialog.getByLabel("Last name").fill("Quill");
  await dialog.getByLabel("Email").fill(edda.email);
  expect(await violationsInEveryLook(office)).toEqual([]);
  await dialog.getByRole("button", { name: "Invite" }).click();
  const ownCode = await codeOf(office, edda.name);
  expect(await violationsInEveryLook(office)).toEqual([]);
  const colleague = await chooseBy(visits, ownCode);
  await colleague.waitForURL(/\/admin$/u);
  await colleague.getByLabel("Email").fill(edda.email);
  await colleague.getByLabel("Password", { exact: true }).fill(password);
  await colleague.getByRole("button", { name: /sign in/iu }).click();
  await colleague.getByText(`Welcome, ${edda.name}`).waitFor();

  await office.getByRole("button", { name: "Done" }).click();
  await office.getByRole("list", { name: "Administrators" }).getByText(edda.email).waitFor();

  const nell = { firstName: "Nell", lastName: `Heron${Date.now()}`, email: anAddress() };
  const details = { phone: "+44 20 7946 0301", shirtSize: "M", password: "made-by-office-1" };
  await send(office, "/api/admin/users", { ...nell, ...details });
  await office.goto("/admin/dashboard?module=users");
  await office.getByLabel("Search users").fill(nell.lastName);
  await office.getByText("1 user", { exact: true }).waitFor();
  await office.getByRole("checkbox", { name: `Select Nell ${nell.lastName}` }).check();
  await office.getByRole("button", { name: "Invite 1 Selected" }).click();
  await office.getByRole("dialog").getByRole("button", { name: "Invite", exact: true }).click();
  await toast(office, "1 player invited");
  const player = await chooseBy(visits, await codeOf(office, nell.lastName));
  await player.waitForURL(/\/auth$/u);

  // Who has signed in before is not invited again.
  await office.getByRole("button", { name: "Done" }).click();
  await office.getByLabel("Search users").fill(nell.lastName);
  // Before the search has its answer the button stands for everybody.
  await office.getByRole("button", { name: "Invite All 1", exact: true }).click();
  await office.getByRole("dialog").getByRole("button", { name: "Invite", exact: true }).click();
  await toast(office, "Has signed in before");

  // Nobody is invited by a number that belongs to an earlier search.
  const searching = await holdBack(office, "GET", "**/api/admin/users*");
  await office.getByLabel("Search users").fill("a");
  await searching.isAsked();
  const all = office.getByRole("button", { name: "Invite All 1", exact: true });
  await all.and(office.locator("[aria-busy=true]")).click({ force: true });
  expect(await office.getByRole("dialog").count()).toBe(0);
  searching.letGo();
  await office.getByRole("button", { name: /^Invite All \d\d/u }).waitFor();
});
