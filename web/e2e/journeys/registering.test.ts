import type { Page } from "playwright-core";
import { expect } from "vitest";
import { pressRegister, registration, searchFor } from "../testing/dialogs.ts";
import { eventByCall, read, send } from "../testing/eventByCall.ts";
import { hasFocus } from "../testing/focus.ts";
import { goTo } from "../testing/goTo.ts";
import { test } from "../testing/journey.ts";
import { day, openTool } from "../testing/office.ts";
import { demoPlayer, player, superAdmin } from "../testing/people.ts";
import { demoEvents, openDemo } from "../testing/places.ts";
import { toast } from "../testing/toast.ts";

const name = "Wardens' Supper Cup";

const setPrivate = async (office: Page, isPrivate: boolean) => {
  await openTool(office, "Event Settings", name);
  const sheet = office.getByRole("region", { name: "Event Settings" });
  await sheet.getByRole("switch", { name: "Private event" }).setChecked(isPrivate);
  await sheet.getByRole("button", { name: "Save Changes" }).click();
  await toast(office, "Event settings updated");
};

/** The number, as the table of events shows it to administrators. */
const numberIn = async (office: Page) => {
  await office.goto("/admin/dashboard?module=events");
  const row = office.getByRole("row").filter({ hasText: name });
  const privacy = row.getByText(/Private/).first();
  await privacy.waitFor();
  await expect
    .poll(() => privacy.textContent(), { message: "the row shows the number" })
    .toMatch(/^PrivateEvent ID \d{6}$/);
  return ((await privacy.textContent()) ?? "").slice(-6);
};

const cardOf = (page: Page) => page.getByRole("article", { name: name });

test("an organiser makes an event private, and hands out its number", async ({ visits }) => {
  const office = await visits.asDesktop({ as: superAdmin });
  const event = await eventByCall(visits, name, {
    ...{ course: "Pebble Beach", location: "Carnoustie", registrationFee: "61.50" },
    ...{ startDate: day(9), registrationDeadline: day(9) },
    description: "Made in the office, played in the wind.",
  });

  // Everybody sees the whole event and its number.
  const refused = ["403 /api/events/:id/invitation", "403 /api/events/:id"];
  const phone = await visits.asPhone({ as: demoPlayer("Hana"), refused });
  await phone.goto("/events");
  await searchFor(phone, name);
  await cardOf(phone)
    .getByRole("button", { name: /Register/ })
    .waitFor();
  await pressRegister(phone, name);
  const dialog = registration(phone);
  const plate = dialog.locator("dl > div").filter({ hasText: "Event ID" }).locator("dd");
  const old = (await plate.textContent()) ?? "";
  expect(old).toMatch(/^\d{4}$/);
  await dialog.getByRole("button", { name: "Cancel" }).click();

  await setPrivate(office, true);
  const number = await numberIn(office);
  await openTool(office, "Event Settings", name);
  await office.getByText(`Players need its Event ID to register. It is ${number}.`).waitFor();

  // Now strangers see that the event exists.
  await phone.reload();
  await cardOf(phone).getByText("This event is private.").waitFor();
  const shown = (await cardOf(phone).textContent()) ?? "";
  for (const secret of ["Made in the office", "61.50", "8 max", "Tournament", number]) {
    expect(shown).not.toContain(secret);
  }
  expect(shown).toContain("Carnoustie");
  await phone.goto(event.address);
  await phone.getByText("You can only view details for events you are registered for.").waitFor();

  // When the network is back the event is fetched again. The open dialog stays, with its text.
  await cardOf(phone).getByRole("button", { name: "Register Now" }).click();
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
  await pressRegister(phone, name);
  await dialog.getByRole("button", { name: "Enter Event ID" }).click();
  const goOn = dialog.getByRole("button", { name: "Continue" });
  await dialog.getByLabel("Event ID").fill(old);
  await goOn.click();
  await toast(phone, "The Event ID you entered does not match this event");
  await dialog.getByLabel("Event ID").fill(number);
  await goOn.click();
  // The fee is known before anything is agreed to.
  await dialog.getByRole("button", { name: "Register for $61.50" }).click();
  await toast(phone, "Registration Successful!");

  // A member sees the whole event, and can share its number.
  await dialog.getByRole("button", { name: "Close" }).first().click();
  await cardOf(phone).getByText("61.50").waitFor();
  await phone.goto(event.address);
  await phone.getByText("Made in the office, played in the wind.").waitFor();
  const information = phone.getByRole("term").filter({ hasText: "Event ID" });
  await information.waitFor();
  expect(await information.locator("xpath=..").textContent()).toBe(`Event ID${number}`);
});

test("who guesses the number of a private event too often has to wait", async ({ visits }) => {
  const refused = ["403 /api/events/:id/invitation", "429 /api/events/:id/invitation"];
  const phone = await visits.asPhone({ as: demoPlayer("Ruben"), refused });
  await phone.goto("/events");
  await pressRegister(phone, "Committee Cup");
  const dialog = registration(phone);
  await dialog.getByRole("button", { name: "Enter Event ID" }).click();
  const goOn = dialog.getByRole("button", { name: "Continue" });
  for (let guess = 1; guess <= 10; guess++) {
    await dialog.getByLabel("Event ID").fill(`10000${guess}`);
    await goOn.click();
    await toast(phone, "The Event ID you entered does not match this event");
  }
  await dialog.getByLabel("Event ID").fill("123456");
  await goOn.click();
  // The form says how long "later" is, and keeps what was typed.
  await dialog.getByText(/Please try again later\. You can try again in 1\d minutes\./).waitFor();
  expect(await dialog.getByLabel("Event ID").inputValue()).toBe("123456");
});

test("a private event opens to its Event ID alone, and only once", async ({ visits }) => {
  const { name } = demoEvents.private;
  const events = await read<ReadonlyArray<{ readonly name: string; readonly eventId: number }>>(
    await visits.byCall(superAdmin),
    "/api/admin/events",
  );
  const eventId = String(events.find((event) => event.name === name)?.eventId);

  const refused = ["403 /api/events/:id/invitation", "409 /api/events/:id/register"];
  const late = await visits.asPhone({ as: player, refused });
  await late.goto("/events");
  await pressRegister(late, name);
  await registration(late).getByRole("button", { name: "Enter Event ID" }).click();

  const phone = await visits.asPhone({ as: player, refused });
  await phone.goto("/events");
  await pressRegister(phone, name);
  const dialog = registration(phone);
  await dialog.getByText("This is a private event.").waitFor();
  await dialog.getByRole("button", { name: "Enter Event ID" }).click();
  const goOn = dialog.getByRole("button", { name: "Continue" });
  await goOn.click();
  await dialog.getByText("Event ID is required").waitFor();
  await dialog.getByLabel("Event ID").fill("1");
  await goOn.click();
  await phone.getByText("Invalid Event ID", { exact: true }).waitFor();
  await toast(phone, "The Event ID you entered does not match this event");
  const field = dialog.getByLabel("Event ID");
  await hasFocus(field);
  await dialog.getByLabel("Event ID").fill(eventId);
  await goOn.click();
  // A stranger knows the fee from here on.
  const register = { name: /^Register for \$/ };
  await dialog.getByRole("button", register).click();
  await toast(phone, "Registration Successful!");
  await dialog.getByRole("link", { name: "Open Event" }).waitFor();
  await dialog.getByRole("button", { name: "Close" }).first().click();
  await dialog.waitFor({ state: "detached" });

  // The other device does not know of this registration yet.
  const again = registration(late);
  await again.getByLabel("Event ID").fill(eventId);
  await again.getByRole("button", { name: "Continue" }).click();
  await again.getByRole("button", register).click();
  await late.getByText("Already Registered!", { exact: true }).waitFor();
  await late.waitForURL("**/profile*");
  await late.getByText(name).first().waitFor();
  expect(await again.count()).toBe(0);
});

test("who comes to a full event waits in line and is told where", async ({ visits }) => {
  const { full } = demoEvents;
  const phone = await visits.asPhone({ as: demoPlayer("Ruben") });
  await phone.goto("/events");
  await pressRegister(phone, full.name);
  await registration(phone).getByRole("button", { name: "Join the Waitlist" }).click();
  await toast(phone, /^You have been added to the waitlist for this event\./);
  await openDemo(phone, full);
  const place = phone.getByRole("region", { name: "Your registration" });
  expect(await place.textContent()).toMatch(
    /You are number \d in line\. All 8 places were taken when you registered\./,
  );
  await phone.getByRole("tab", { name: "Scorecard" }).click();
  await phone.getByText(/You are number \d in line\./).waitFor();
  expect(await phone.getByRole("button", { name: /^Enter Scores/ }).count()).toBe(0);

  // Somebody else has the only place of the event; the waiting player gets it automatically.
  const event = await eventByCall(visits, "Last Place Trophy", {
    ...{ maxParticipants: 1, startDate: day(20), registrationDeadline: day(20) },
  });
  const yuki = await event.enter("Yuki");
  await send(phone, `/api${event.address}/register`);
  await goTo(phone, event.address);
  await place.getByText(/^You are number 1 in line\./).waitFor();
  await send(yuki, `/api${event.address}/withdraw`);
  await place.getByText("Registered", { exact: true }).waitFor();
  expect(await place.getByText(/in line/).count()).toBe(0);
});
