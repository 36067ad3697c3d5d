import type { Page } from "playwright-core";
import { expect } from "vitest";
import { violationsOn } from "../testing/axe.ts";
import { makeTeeParty, send } from "../testing/eventByCall.ts";
import { violationsInEveryLook } from "../testing/everyLook.ts";
import { test } from "../testing/journey.ts";
import { openTool } from "../testing/office.ts";
import { eventAdmin, superAdmin } from "../testing/people.ts";
import { demoEvents } from "../testing/places.ts";
import { toast } from "../testing/toast.ts";

const { completed, private: invited } = demoEvents;

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
  await expect.poll(() => field(other, "Location").inputValue()).toBe("Crail, Fife");
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

test("an event admin can read an event that is not theirs, and is offered nothing that is refused", async ({
  visits,
}) => {
  const chief = await visits.asDesktop({ as: superAdmin });
  await openTool(chief, "Event Settings", completed.name);
  await chief.getByLabel("Event admin").selectOption({ label: "Nobody in particular" });
  await chief.getByRole("button", { name: "Save Changes" }).click();
  await toast(chief, "Event settings updated");

  const office = await visits.asDesktop({ as: eventAdmin });
  await openTool(office, "Event Settings", completed.name);
  const sentence = office.getByText("You can only manage events you are assigned to.");
  const settings = office.getByRole("region", { name: "Event Settings" });
  await settings.getByLabel("Location").waitFor();
  expect(await settings.getByLabel("Location").isDisabled()).toBe(true);
  const tabs = ["Players", "Tee sheet", "Teams", "Scores", "Verify", "Side games", "Settings"];
  for (const tab of tabs) {
    await office.getByRole("navigation", { name: "Event desk" }).getByText(tab).click();
    await office.getByRole("region", { name: tab, exact: true }).waitFor();
    await expect.poll(() => sentence.count()).toBe(1);
    const refusedOnes = /^(Save|Add|Make the Cut|Verify|Reject|Enter scores|Putts|Delete|Create)/;
    expect(await office.getByRole("button", { name: refusedOnes }).count()).toBe(0);
    expect(await violationsOn(office)).toEqual([]);
  }
  await office.getByRole("navigation", { name: "Event desk" }).getByText("Scores").click();
  const cell = office
    .getByRole("grid")
    .getByLabel(/, hole 18, /)
    .first();
  await cell.press("7");
  await expect.poll(() => office.getByRole("button", { name: "Review" }).count()).toBe(0);
  await cell.waitFor();
  expect(await cell.inputValue()).not.toBe("7");
});

test("cancelling an event asks for confirmation, and its row then says cancelled", async ({
  visits,
}) => {
  const office = await visits.asDesktop({ as: superAdmin });
  const { name } = await makeTeeParty(visits, "Called Off by Lightning");
  await openTool(office, "Event Settings", name);
  const settings = office.getByRole("region", { name: "Event Settings" });
  const setStatus = async (status: string) => {
    await settings.getByLabel("Status").selectOption(status);
    await settings.getByRole("button", { name: "Save Changes" }).click();
  };
  await setStatus("Cancelled");
  const question = office.getByRole("dialog", { name: `Cancel ${name}?` });
  await question.getByText(/^It has 2 players/).waitFor();
  expect(await violationsInEveryLook(office)).toEqual([]);
  await question.getByRole("button", { name: "Keep Event" }).click();
  await settings.getByRole("button", { name: "Save Changes" }).click();
  await question.getByRole("button", { name: "Cancel Event" }).click();
  await toast(office, "Event settings updated");

  await office.goto("/admin/dashboard?module=events");
  const row = office.getByRole("row", { name });
  await row.getByText("Upcoming", { exact: true }).waitFor();
  await row.getByText("Cancelled", { exact: true }).waitFor();
  expect(await violationsOn(office)).toEqual([]);
});

test("completing an event asks only while cards are not official, and says how many of what", async ({
  visits,
}) => {
  const office = await visits.asDesktop({ as: superAdmin });
  const { id, name, ana } = await makeTeeParty(visits, "Called Too Early");
  await openTool(office, "Event Settings", name);
  const settings = office.getByRole("region", { name: "Event Settings" });
  const setStatus = async (status: string) => {
    await settings.getByLabel("Status").selectOption(status);
    await settings.getByRole("button", { name: "Save Changes" }).click();
  };
  await setStatus("Completed");
  await toast(office, "Event settings updated");
  await setStatus("Active");
  await toast(office, "Event settings updated");

  await send(office, `/api/events/${id}/scoring`, {
    ...{ playerId: ana.id, roundNumber: 1, holeScores: [{ holeNumber: 1, strokes: 5 }] },
  });
  await setStatus("Completed");
  const question = office.getByRole("dialog", { name: `Complete ${name}?` });
  await question.getByText(/^Not official yet: 1 card in play\./).waitFor();
  expect(await violationsInEveryLook(office)).toEqual([]);
  await question.getByRole("button", { name: "Keep Editing" }).click();
  await settings.getByRole("button", { name: "Save Changes" }).click();
  await question.getByRole("link", { name: "Go to Verify" }).click();
  await office.getByRole("heading", { name: "Verification Queue" }).waitFor();
  await office.getByRole("link", { name: "Settings", exact: true }).click();
  await setStatus("Completed");
  await question.getByRole("button", { name: "Complete Event" }).click();
  await toast(office, "Event settings updated");
  await office.getByText("Completed", { exact: true }).first().waitFor();
});

test("an organiser decides about participants", async ({ visits }) => {
  const office = await visits.asDesktop({ as: superAdmin });
  const { name } = await makeTeeParty(visits, "In or Out, Paid or Not");
  await openTool(office, "Participants", name);
  const row = office.getByRole("row", { name: /Ana Teeparty/ });
  const act = async (action: string) => {
    await row.getByRole("button", { name: "Actions: Ana Teeparty" }).click();
    await office.getByRole("menuitem", { name: action }).click();
  };
  const confirm = (action: string) =>
    office
      .getByRole("dialog", { name: `${action} Ana Teeparty?` })
      .getByRole("button", { name: action })
      .click();
  await act("Mark Paid");
  await confirm("Mark Paid");
  await toast(office, "Payment recorded");
  await row.getByText("Paid", { exact: true }).waitFor();
  await act("Refund");
  expect(await violationsInEveryLook(office)).toEqual([]);
  await confirm("Refund");
  await toast(office, "Payment refunded");

  await act("Decline");
  await confirm("Decline");
  await toast(office, "Participant declined");
  await office.getByRole("option", { name: "Cancelled (1)" }).waitFor({ state: "attached" });
  await act("Accept");
  await toast(office, "Participant accepted");
  await office.getByRole("option", { name: "Cancelled (0)" }).waitFor({ state: "attached" });
  expect(await row.textContent()).toContain("Refunded");
});
