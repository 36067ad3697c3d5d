import { expect } from "vitest";
import { violationsOn } from "../testing/axe.ts";
import { makeTeeParty, send } from "../testing/eventByCall.ts";
import { violationsInEveryLook } from "../testing/everyLook.ts";
import { test } from "../testing/journey.ts";
import { day, openTool } from "../testing/office.ts";
import { eventAdmin, superAdmin } from "../testing/people.ts";
import { demoEvents } from "../testing/places.ts";
import { toast } from "../testing/toast.ts";

const { active } = demoEvents;

test("an event admin has the same day on a phone, without the users", async ({ visits }) => {
  const office = await visits.asPhone({ as: eventAdmin });
  await office.goto("/admin/dashboard");
  const today = office.getByRole("region", { name: "Today" });
  await today.getByRole("article", { name: active.name }).waitFor();
  await office.getByText("Total Users").waitFor();
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
  await created.getByText(/\/events\/[0-9a-f-]{36}$/).waitFor();
  await created.getByRole("link", { name: "Draw the Tee Sheet" }).waitFor();
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

const { completed } = demoEvents;

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
    await expect
      .poll(() => sentence.count(), {
        message: "the sentence about events of others is there once",
      })
      .toBe(1);
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
  await expect
    .poll(() => office.getByRole("button", { name: "Review" }).count(), {
      message: "nothing is left to review",
    })
    .toBe(0);
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
  const reopening = office.getByRole("dialog", { name: `Open ${name} again?` });
  await reopening.getByRole("button", { name: "Open Event" }).click();
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
  const confirm = (action: string, question = `${action} Ana Teeparty?`) =>
    office.getByRole("dialog", { name: question }).getByRole("button", { name: action }).click();
  await act("Mark Paid");
  await confirm("Mark Paid", "Mark Ana Teeparty as paid?");
  await office.getByText("Ana Teeparty marked as paid.").waitFor();
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
