import { expect } from "vitest";
import { violationsOn } from "../testing/axe.ts";
import { test } from "../testing/journey.ts";
import { day } from "../testing/office.ts";
import { eventAdmin, superAdmin } from "../testing/people.ts";
import { demoEvents } from "../testing/places.ts";
import { toast } from "../testing/toast.ts";

const { active } = demoEvents;

test("an event admin has the same day on a phone, without the users", async ({ visits }) => {
  const office = await visits.asPhone({ as: eventAdmin });
  await office.goto("/admin/dashboard");
  const today = office.getByRole("region", { name: "Today" });
  await today.getByRole("article", { name: active.name }).waitFor();
  expect(await office.getByText("Total Users").count()).toBe(0);
  expect(await office.getByRole("link", { name: "User Management" }).count()).toBe(0);
  expect(await violationsOn(office)).toEqual([]);
});

test("an event is made from another one, and its number is there to copy", async ({ visits }) => {
  const office = await visits.asDesktop({ as: superAdmin });
  await office.goto("/admin/dashboard?module=events&panel=create");
  const sheet = office.getByRole("dialog", { name: "Create Event" });
  const value = (label: string) => sheet.getByLabel(label, { exact: true }).inputValue();
  await sheet.getByLabel("Name", { exact: true }).fill("Gorse Kettle Cup");
  expect(await value("Organizer email")).toBe(superAdmin.email);
  expect(await value("Play format")).not.toBe("");
  await sheet.getByLabel("Course", { exact: true }).selectOption("Pebble Beach Golf Links");
  expect(await value("Location")).toBe("Pebble Beach Golf Links");

  await sheet.getByLabel("Copy an event").fill("Harbour");
  await sheet.getByRole("button", { name: `Copy ${active.name}` }).click();
  await sheet.getByText(`Filled as ${active.name} was.`).waitFor();
  // The typed values are kept; the other values are copied, except for the days.
  expect(await value("Name")).toBe("Gorse Kettle Cup");
  expect(await value("Registration fee")).toBe("85.00");
  expect(await value("Number of rounds")).toBe("2");
  expect(await value("Start date")).toBe("");
  expect(await violationsOn(office)).toEqual([]);

  await sheet.getByLabel("Start date", { exact: true }).fill(day(20));
  expect(await value("Registration deadline")).toBe(day(20));
  await sheet.getByLabel("Start type", { exact: true }).selectOption("shotgun");
  await sheet.getByRole("button", { name: "Create Event" }).click();
  await toast(office, "Event created");
  const created = office.getByRole("dialog", { name: "Event Created" });
  const number = await created.getByText(/^Event ID \d+$/).textContent();
  await created.getByRole("button", { name: "Copy Event ID: Gorse Kettle Cup" }).waitFor();
  expect(await violationsOn(office)).toEqual([]);
  await created.getByRole("button", { name: "Done" }).click();

  // The table and the settings show it.
  const row = office.getByRole("row", { name: /Gorse Kettle Cup/ });
  await row.getByText(number ?? "").waitFor();
  await row.getByRole("button", { name: "Event Settings: Gorse Kettle Cup" }).click();
  const settings = office.getByRole("region", { name: "Event Settings" });
  await settings.getByText(number ?? "").waitFor();
  expect(await settings.getByLabel("Start type").inputValue()).toBe("shotgun");
});
