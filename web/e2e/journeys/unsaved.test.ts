import type { Page } from "playwright-core";
import { expect } from "vitest";
import { makeTeeParty } from "../testing/eventByCall.ts";
import { hasFocus } from "../testing/focus.ts";
import { holdBack } from "../testing/holdBack.ts";
import { test } from "../testing/journey.ts";
import { openTool } from "../testing/office.ts";
import { player, superAdmin } from "../testing/people.ts";
import { demoEvents } from "../testing/places.ts";
import { toast } from "../testing/toast.ts";

const { upcoming } = demoEvents;

const questionOn = (page: Page) => page.getByRole("dialog", { name: "Discard what you typed?" });

const answer = async (page: Page, text: "Keep Editing" | "Discard") => {
  await questionOn(page).getByRole("button", { name: text }).click();
  await questionOn(page).waitFor({ state: "detached" });
};

test("a sheet asks before it throws away what was typed, whichever way it is left", async ({
  visits,
}) => {
  const office = await visits.asDesktop({ as: superAdmin });
  await office.goto("/admin/dashboard?module=events");
  await office.getByRole("button", { name: "Create Event" }).click();
  const sheet = office.getByRole("dialog", { name: "Create Event" });
  const name = sheet.getByLabel("Name", { exact: true });
  await name.waitFor();
  // Nothing was typed, so there is no question.
  await office.keyboard.press("Escape");
  await sheet.waitFor({ state: "detached" });

  await office.getByRole("button", { name: "Create Event" }).click();
  await name.fill("The Lantern Cup");
  const ways = {
    escape: () => office.keyboard.press("Escape"),
    close: () => sheet.getByRole("button", { name: "Close" }).click(),
    cancel: () => sheet.getByRole("button", { name: "Cancel" }).click(),
    beside: async () => {
      // The sheet takes presses again a moment after the question has closed.
      await sheet.getByRole("button", { name: "Close" }).click({ trial: true });
      await office.mouse.click(40, 400);
    },
    back: () => office.goBack(),
  };
  for (const leave of Object.values(ways)) {
    await leave();
    await answer(office, "Keep Editing");
    expect(await name.inputValue()).toBe("The Lantern Cup");
  }
  await office.goBack();
  await answer(office, "Discard");
  await sheet.waitFor({ state: "detached" });
  await office.getByRole("button", { name: "Create Event" }).click();
  expect(await name.inputValue()).toBe("");
});

test("settings ask before another tab, another page, and before a reload", async ({ visits }) => {
  const office = await visits.asDesktop({ as: superAdmin });
  await openTool(office, "Event Settings", upcoming.name);
  const settings = office.getByRole("region", { name: "Event Settings" });
  const place = settings.getByLabel("Location");
  const stored = await place.inputValue();
  await place.fill("Nowhere yet");

  await office.getByRole("link", { name: "Players", exact: true }).click();
  await answer(office, "Keep Editing");
  expect(await place.inputValue()).toBe("Nowhere yet");

  const asked = office.waitForEvent("dialog");
  const reload = office.evaluate(() => location.reload());
  const dialog = await asked;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.dismiss();
  await reload;
  expect(await place.inputValue()).toBe("Nowhere yet");

  await settings.getByRole("button", { name: "Cancel" }).click();
  await answer(office, "Discard");
  expect(await place.inputValue()).toBe(stored);
  await office.getByRole("link", { name: "Players", exact: true }).click();
  await office.getByLabel("Search players").waitFor();
});

test("what is typed while settings are being saved stays typed", async ({ visits }) => {
  const office = await visits.asDesktop({ as: superAdmin });
  const { id } = await makeTeeParty(visits, "Cup of the Slow Line");
  await office.goto(`/admin/events/${id}/settings`);
  const settings = office.getByRole("region", { name: "Event Settings" });
  const save = settings.getByRole("button", { name: "Save Changes" });
  const place = settings.getByLabel("Location");
  const fee = settings.getByLabel("Registration fee");
  await place.fill("Troon");
  const saving = await holdBack(office, "PUT", `**/api/admin/events/${id}`);
  await save.click();
  await saving.isAsked();
  await fee.fill("45.00");
  const reading = await holdBack(office, "GET", `**/api/events/${id}`);
  saving.letGo();
  await toast(office, "Event settings updated");
  expect(await fee.inputValue()).toBe("45.00");
  // The second change does not conflict with the first, though nothing was read in between.
  await reading.isAsked();
  await save.click();
  await toast(office, "Event settings updated");
  reading.letGo();
  await office.reload();
  expect(await place.inputValue()).toBe("Troon");
  expect(await fee.inputValue()).toBe("45.00");
});

test("another tab and another row ask before they take the place of what was typed", async ({
  visits,
}) => {
  const office = await visits.asDesktop({ as: superAdmin });
  const { id } = await makeTeeParty(visits, "Cup of Second Thoughts");
  await office.goto(`/admin/events/${id}/teams`);
  const pair = office.getByLabel("Pair name");
  await pair.fill("The Half-Finished");
  const matches = office.getByRole("tab", { name: "Matches" });
  await matches.click();
  await answer(office, "Keep Editing");
  expect(await pair.inputValue()).toBe("The Half-Finished");
  await matches.click();
  await answer(office, "Discard");

  const first = office.getByLabel("Player", { exact: true });
  await first.selectOption("Ana Teeparty");
  await office.getByLabel("Opponent").selectOption("Ben Teeparty");
  await office.getByRole("button", { name: "Save Match" }).click();
  await toast(office, "Match saved");
  await first.selectOption("Ben Teeparty");
  const record = office.getByRole("button", {
    name: "Record Result: Ana Teeparty and Ben Teeparty",
  });
  await record.click();
  await answer(office, "Keep Editing");
  expect(await first.locator("option:checked").textContent()).toBe("Ben Teeparty");
  await record.click();
  await answer(office, "Discard");
  await office.getByRole("heading", { name: "Record Result" }).waitFor();
  expect(await first.locator("option:checked").textContent()).toBe("Ana Teeparty");
});

test("a draw asks until it is made, and no longer", async ({ visits }) => {
  const office = await visits.asDesktop({ as: superAdmin });
  const { id } = await makeTeeParty(visits, "Cup of the Drawn Lots");
  await office.goto(`/admin/events/${id}/tee-sheet?view=auto`);
  const seed = office.getByLabel("Seed");
  await seed.fill("18");
  const schedule = office.getByRole("tab", { name: "Schedule", exact: true });
  await schedule.click();
  await answer(office, "Keep Editing");
  expect(await seed.inputValue()).toBe("18");

  await office.getByRole("button", { name: "Auto Schedule" }).click();
  await office.getByText("1 group drawn for 2 players.").waitFor();
  expect(await seed.inputValue()).toBe("18");
  await schedule.click();
  await office.getByRole("article", { name: /^Group 1 · / }).waitFor();
  expect(await questionOn(office).count()).toBe(0);
});

test("players are asked before unsaved text is thrown away, and a dialog focuses its first field", async ({
  visits,
}) => {
  const phone = await visits.asPhone({ as: player });
  await phone.goto("/profile");
  await phone.getByRole("button", { name: "Edit Profile" }).click();
  const dialog = phone.getByRole("dialog", { name: "Edit Profile" });
  const firstName = dialog.getByLabel("First name");
  await hasFocus(firstName);
  await firstName.fill("Maralyn");
  const close = dialog.getByRole("button", { name: "Close" });
  await close.click();
  await answer(phone, "Keep Editing");
  expect(await firstName.inputValue()).toBe("Maralyn");
  await close.click();
  await answer(phone, "Discard");
  await dialog.waitFor({ state: "detached" });
});
