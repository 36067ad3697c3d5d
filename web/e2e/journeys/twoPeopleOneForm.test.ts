import type { Page } from "playwright-core";
import { expect } from "vitest";
import { violationsOn } from "../testing/axe.ts";
import { eventByCall } from "../testing/eventByCall.ts";
import { holdBack } from "../testing/holdBack.ts";
import { test } from "../testing/journey.ts";
import { openTool } from "../testing/office.ts";
import { eventAdmin, superAdmin } from "../testing/people.ts";
import { demoEvents } from "../testing/places.ts";
import { cardsOf, cellOf, isAtHole } from "../testing/scoreSheet.ts";
import { toast } from "../testing/toast.ts";

const course = { name: "Two Desks Links", address: "3 Shore Road", city: "Elie", state: "Fife" };

test("two who edit one course see both values, and lose nothing they typed", async ({ visits }) => {
  const refused = ["409 /api/courses/:id"];
  const office = await visits.asPhone({ as: superAdmin, refused });
  const made = await office.request.post("/api/courses", { data: course });
  const { id } = (await made.json()) as { readonly id: string };
  await office.goto(`/admin/dashboard?module=courses&panel=edit&of=${id}`);
  const sheet = office.getByRole("dialog", { name: "Edit Course" });
  await sheet.getByLabel("Phone").fill("01333 330 301");
  await sheet.getByLabel("Address").fill("3 Harbour Road");
  const theirs = { address: "9 Shore Road", zipCode: "KY9" };
  await office.request.patch(`/api/courses/${id}`, { data: theirs });

  await sheet.getByRole("button", { name: "Save Changes" }).click();
  const question = office.getByRole("dialog", { name: "Changed in the meantime" });
  const address = question.getByRole("group", { name: "Address" });
  await address.getByLabel("Yours 3 Harbour Road").waitFor();
  await question.getByText("KY9").waitFor();
  expect(await violationsOn(office)).toEqual([]);
  await address.getByLabel("Saved 9 Shore Road").check();
  await question.getByRole("button", { name: "Reload" }).click();

  await expect
    .poll(() => sheet.getByLabel("Address").inputValue(), {
      message: "the saved address is in the form",
    })
    .toBe("9 Shore Road");
  expect(await sheet.getByLabel("Phone").inputValue()).toBe("01333 330 301");
  expect(await sheet.getByLabel("Zip code").inputValue()).toBe("KY9");
  await sheet.getByRole("button", { name: "Save Changes" }).click();
  await toast(office, "Course updated successfully");
});

test("what is typed while a card is being saved stays typed, and is saved next", async ({
  visits,
}) => {
  const office = await visits.asDesktop({ as: superAdmin });
  const holes = [1, 2].map((holeNumber) => ({ holeNumber, par: 4, handicap: holeNumber }));
  const data = { ...course, name: "Slow Line Links", holes };
  const made = await office.request.post("/api/courses", { data });
  const { id } = (await made.json()) as { readonly id: string };
  await office.goto(`/admin/dashboard?module=courses&panel=scorecard&of=${id}`);
  const card = office.getByRole("dialog", { name: data.name });
  const save = card.getByRole("button", { name: "Save Scorecard" });
  await card.getByLabel("Hole 1, PAR").fill("5");
  const saving = await holdBack(office, "PUT", `**/api/courses/${id}/holes`);
  await save.click();
  await saving.isAsked();
  await card.getByLabel("Hole 2, PAR").fill("3");
  saving.letGo();
  await toast(office, "Hole updated successfully");
  expect(await card.getByLabel("Hole 2, PAR").inputValue()).toBe("3");
  await save.click();
  await toast(office, "Hole updated successfully");
  await office.reload();
  await expect
    .poll(() => card.getByLabel("Hole 1, PAR").inputValue(), {
      message: "the saved par is in the card",
    })
    .toBe("5");
  expect(await card.getByLabel("Hole 2, PAR").inputValue()).toBe("3");
});

const { private: invited } = demoEvents;

test("two administrators see both values, and nothing typed is lost", async ({ visits }) => {
  const refused = ["409 /api/admin/events/:id"];
  const one = await visits.asDesktop({ as: superAdmin });
  const other = await visits.asDesktop({ as: eventAdmin, refused });
  const form = (page: Page) => page.getByRole("region", { name: "Event Settings" });
  const field = (page: Page, name: string) => form(page).getByLabel(name);
  const save = (page: Page) => form(page).getByRole("button", { name: "Save Changes" }).click();
  for (const page of [one, other]) {
    await openTool(page, "Event Settings", invited.name);
    await field(page, "Max participants").waitFor();
  }
  await field(one, "Max participants").fill("14");
  await field(one, "Location").fill("Crail, Fife");
  await save(one);
  await toast(one, "Event settings updated");

  // The first administrator has changed one of the two fields of the second.
  await field(other, "Location").fill("Kingsbarns, Fife");
  await field(other, "Description").fill("Bring a jersey.");
  await save(other);
  const question = other.getByRole("dialog", { name: "Changed in the meantime" });
  await question.getByText(/Robin Fairway/).waitFor();
  await question.getByLabel("Yours Kingsbarns, Fife").waitFor();
  await question.getByLabel("Saved Crail, Fife").waitFor();
  expect(await question.getByRole("radio").count()).toBe(2);
  await question.getByText("14", { exact: true }).waitFor();
  expect(await violationsOn(other)).toEqual([]);

  // After closing the dialog, all typed values are still there. The next attempt offers the saved
  // value for a field.
  await question.getByRole("button", { name: "Close" }).click();
  expect(await field(other, "Location").inputValue()).toBe("Kingsbarns, Fife");
  await save(other);
  await question.getByLabel("Saved Crail, Fife").check();
  await question.getByRole("button", { name: "Reload" }).click();
  await expect
    .poll(() => field(other, "Location").inputValue(), {
      message: "the saved location is in the form",
    })
    .toBe("Crail, Fife");
  expect(await field(other, "Description").inputValue()).toBe("Bring a jersey.");
  expect(await field(other, "Max participants").inputValue()).toBe("14");
  await save(other);
  await toast(other, "Event settings updated");

  // The next attempt overwrites all fields except one, which keeps the saved value.
  for (const page of [one, other]) {
    await openTool(page, "Event Settings", invited.name);
    await field(page, "Max participants").waitFor();
  }
  await field(one, "Max participants").fill("15");
  await field(one, "Location").fill("Elie, Fife");
  await save(one);
  await toast(one, "Event settings updated");
  await field(other, "Max participants").fill("16");
  await field(other, "Location").fill("Leven, Fife");
  await save(other);
  await question.getByLabel("Saved Elie, Fife").check();
  await question.getByRole("button", { name: "Overwrite" }).click();
  await toast(other, "Event settings updated");
  await openTool(one, "Event Settings", invited.name);
  expect(await field(one, "Max participants").inputValue()).toBe("16");
  expect(await field(one, "Location").inputValue()).toBe("Elie, Fife");
  expect(await field(one, "Description").inputValue()).toBe("Bring a jersey.");
});

test("two who move players at once are told of each other", async ({ visits }) => {
  const one = await visits.asDesktop({ as: superAdmin });
  const refused = ["409 /api/golf-groups/:id"];
  const other = await visits.asDesktop({ as: superAdmin, refused });
  const event = await eventByCall(visits, "Two Hands on a Sheet");
  const four = [
    await event.newPlayer("Ana"),
    await event.newPlayer("Ben"),
    await event.newPlayer("Cleo"),
    await event.newPlayer("Dora"),
  ];
  await event.newGroup("Group 2", four);
  const second = (page: Page) => page.getByRole("article", { name: /^Group 2 · / });
  for (const page of [one, other]) {
    await page.goto(`${event.desk}/tee-sheet`);
    await second(page).waitFor();
  }
  await second(other)
    .getByRole("button", { name: /^Actions: / })
    .click();
  await other.getByRole("menuitem", { name: "Edit" }).click();
  await other.getByLabel("Group name").fill("Late risers");

  await second(one).locator("[data-player]").first().click();
  await one.getByRole("button", { name: "Take out of the group" }).click();
  await toast(one, "Group updated");

  await other.getByRole("button", { name: "Save Changes" }).click();
  const question = other.getByRole("dialog", { name: "Changed in the meantime" });
  await question.getByText(/Robin Fairway/).waitFor();
  await question.getByText("Members", { exact: true }).waitFor();
  expect(await violationsOn(other)).toEqual([]);
  await question.getByRole("button", { name: "Reload" }).click();
  await other.getByText("Members (3 of 4)").waitFor();
  expect(await other.getByLabel("Group name").inputValue()).toBe("Late risers");
});

test("two administrators in one sheet: neither writes over the other", async ({ visits }) => {
  const event = await eventByCall(visits, "Two Desks Medal", { course: "Pebble Beach" });
  const { name: kofi } = await event.enter("Kofi");
  const { name: nadia } = await event.enter("Nadia");
  const office = await visits.asDesktop({ as: superAdmin });
  const refused = ["offline", "409 /api/events/:id/scoring"];
  const other = await visits.asDesktop({ as: superAdmin, refused });
  for (const page of [office, other]) await openTool(page, "Scoring", event.name);

  // Each administrator sees what the other saves, while typing somewhere else.
  await cellOf(other, nadia, 1).focus();
  await cellOf(office, kofi, 2).focus();
  await office.keyboard.type("4");
  const seen = (hole: number) => () => cellOf(other, kofi, hole).inputValue();
  await expect.poll(seen(2), { message: "the other one sees the saved 4" }).toBe("4");
  await isAtHole(other, nadia, 1);

  // One administrator types without a network; meanwhile the other one saves.
  await other.context().setOffline(true);
  await cellOf(other, kofi, 1).focus();
  await other.keyboard.type("6");
  await other.getByText(/^No connection: 1 score kept on this device/).waitFor();
  await cellOf(office, kofi, 1).focus();
  await office.keyboard.type("5");
  await office.getByText("All scores are saved.").waitFor();
  await other.context().setOffline(false);
  await other.getByText(`${kofi}: on hole 1 you typed 6, and 5 was saved meanwhile`).waitFor();
  expect(await cellOf(other, kofi, 1).inputValue()).toBe("6");
  await other.getByRole("button", { name: "Review" }).click();
  const question = other.getByRole("dialog", { name: "Correct Scores" });
  await question.getByText("Hole 1: 5 → 6").waitFor();
  await question.getByLabel("Keep 5").check();
  await question.getByRole("button", { name: "Save" }).click();
  await expect.poll(seen(1), { message: "the kept 5 is shown" }).toBe("5");
  const [card] = await cardsOf(event);
  expect(card?.scores.map(({ strokes }) => strokes)).toEqual([5, 4]);
});
