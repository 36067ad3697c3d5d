import type { Page } from "playwright-core";
import { expect } from "vitest";
import { pressRegister, registration } from "../testing/dialogs.ts";
import { test } from "../testing/journey.ts";
import { createEvent, day, openTool } from "../testing/office.ts";
import { demoPlayer, superAdmin } from "../testing/people.ts";
import { addressOf } from "../testing/places.ts";
import { toast } from "../testing/toast.ts";

const event = {
  name: "Wardens' Supper Cup",
  course: "Pebble Beach Golf Links",
  places: 8,
  fee: "61.50",
  starts: day(9),
};

const setPrivate = async (office: Page, isPrivate: boolean) => {
  await openTool(office, "Event Settings", event.name);
  const sheet = office.getByRole("region", { name: "Event Settings" });
  await sheet.getByRole("switch", { name: "Private event" }).setChecked(isPrivate);
  await sheet.getByRole("button", { name: "Save Changes" }).click();
  await toast(office, "Event settings updated");
};

/** The number, as the table of events shows it to administrators. */
const numberIn = async (office: Page) => {
  await office.goto("/admin/dashboard?module=events");
  const row = office.getByRole("row").filter({ hasText: event.name });
  const privacy = row.getByText(/Private/).first();
  await privacy.waitFor();
  await expect.poll(() => privacy.textContent()).toMatch(/^PrivateEvent ID \d{6}$/);
  return ((await privacy.textContent()) ?? "").slice(-6);
};

const cardOf = (page: Page) => page.getByRole("article", { name: event.name });

test("an organiser makes an event private, and hands out its number", async ({ visits }) => {
  const office = await visits.asDesktop({ as: superAdmin });
  await createEvent(office, event);

  // Everybody sees the whole event and its number.
  const refused = ["403 /api/events/:id/register", "403 /api/events/:id"];
  const phone = await visits.asPhone({ as: demoPlayer("Hana"), refused });
  await phone.goto("/events");
  await cardOf(phone)
    .getByRole("button", { name: /Register/ })
    .waitFor();
  await pressRegister(phone, event.name);
  const dialog = registration(phone);
  const plate = dialog.locator("dl > div").filter({ hasText: "Event ID" }).locator("dd");
  const old = (await plate.textContent()) ?? "";
  expect(old).toMatch(/^\d{4}$/);
  await dialog.getByRole("button", { name: "Cancel" }).click();

  await setPrivate(office, true);
  const number = await numberIn(office);
  await openTool(office, "Event Settings", event.name);
  await office.getByText(`Players need its Event ID to register. It is ${number}.`).waitFor();

  // Now strangers see that the event exists.
  await phone.reload();
  await cardOf(phone).getByText("This event is private.").waitFor();
  const shown = (await cardOf(phone).textContent()) ?? "";
  for (const secret of ["Made in the office", "61.50", "8 max", "Tournament", number]) {
    expect(shown).not.toContain(secret);
  }
  expect(shown).toContain("Carnoustie");
  await phone.goto(await addressOf(phone, event.name));
  await phone.getByText("You can only view details for events you are registered for.").waitFor();

  // When the network is back the event is fetched again. The open dialog stays, with its text.
  await pressRegister(phone, event.name);
  await dialog.getByRole("button", { name: "Enter Event ID" }).click();
  await dialog.getByLabel("Event ID").fill(old);
  const { pathname } = new URL(phone.url());
  const fetchedAgain = phone.waitForResponse((response) =>
    response.url().endsWith(`/api${pathname}`),
  );
  await phone.evaluate(() => {
    for (const change of ["offline", "online"]) window.dispatchEvent(new Event(change));
  });
  await fetchedAgain;
  expect(await dialog.getByLabel("Event ID").inputValue()).toBe(old);

  await phone.goto("/events");
  await pressRegister(phone, event.name);
  await dialog.getByRole("button", { name: "Enter Event ID" }).click();
  const register = dialog.getByRole("button", { name: "Register", exact: true });
  await dialog.getByLabel("Event ID").fill(old);
  await register.click();
  await toast(phone, "The Event ID you entered does not match this event");
  await dialog.getByLabel("Event ID").fill(number);
  await register.click();
  await toast(phone, "Registration Successful!");

  // A member sees the whole event, and can share its number.
  await dialog.getByRole("button", { name: "Close" }).first().click();
  await cardOf(phone).getByText("61.50").waitFor();
  await phone.goto(await addressOf(phone, event.name));
  await phone.getByText("Made in the office, played in the wind.").waitFor();
  const information = phone.getByRole("term").filter({ hasText: "Event ID" });
  await information.waitFor();
  expect(await information.locator("xpath=..").textContent()).toBe(`Event ID${number}`);
});

test("who guesses the number of a private event too often has to wait", async ({ visits }) => {
  const refused = ["403 /api/events/:id/register", "429 /api/events/:id/register"];
  const phone = await visits.asPhone({ as: demoPlayer("Ruben"), refused });
  await phone.goto("/events");
  await pressRegister(phone, "Committee Cup");
  const dialog = registration(phone);
  await dialog.getByRole("button", { name: "Enter Event ID" }).click();
  const register = dialog.getByRole("button", { name: "Register", exact: true });
  for (let guess = 1; guess <= 10; guess++) {
    await dialog.getByLabel("Event ID").fill(`10000${guess}`);
    await register.click();
    await toast(phone, "The Event ID you entered does not match this event");
  }
  await dialog.getByLabel("Event ID").fill("123456");
  await register.click();
  await phone.getByText("Registration Failed", { exact: true }).waitFor();
  await toast(phone, "Too many attempts. Please try again later.");
  // The toast goes by itself. The form says how long "later" is, and keeps what was typed.
  await dialog.getByText(/Please try again later\. You can try again in 1\d minutes\./).waitFor();
  expect(await dialog.getByLabel("Event ID").inputValue()).toBe("123456");
});
