import { expect } from "vitest";
import { holdBack } from "../testing/holdBack.ts";
import { test } from "../testing/journey.ts";
import { openTool } from "../testing/office.ts";
import { superAdmin } from "../testing/people.ts";
import { demoEvents } from "../testing/places.ts";
import { toast } from "../testing/toast.ts";

const { active, completed } = demoEvents;

test("an answer that comes late leaves alone what is open by then", async ({ visits }) => {
  const office = await visits.asDesktop({ as: superAdmin });
  const sheet = office.getByRole("region", { name: "Event Settings" });
  const saving = await holdBack(office, "PUT", "**/api/admin/events/*");
  await openTool(office, "Event Settings", completed.name);
  await sheet.getByRole("button", { name: "Save Changes" }).click();
  await office.getByRole("link", { name: "Back to Events" }).click();

  await office.getByRole("button", { name: `Event Settings: ${active.name}` }).click();
  await sheet.getByLabel("Location").fill("The old links");
  saving.letGo();
  await toast(office, "Event settings updated");
  expect(await sheet.getByLabel("Location").inputValue()).toBe("The old links");
});

test("what was typed before a player was chosen is theirs, and nobody else's", async ({
  visits,
}) => {
  const office = await visits.asDesktop({ as: superAdmin });
  await openTool(office, "Scoring", active.name);
  await office
    .getByRole("button", { name: /^Putts, penalties and notes: / })
    .first()
    .click();
  const sheet = office.getByRole("dialog", { name: "Enter Scores" });
  const strokes = sheet.getByLabel("Hole 1 strokes");
  const player = sheet.getByLabel("Player");
  await player.selectOption("");
  await strokes.fill("11");
  await sheet.getByRole("button", { name: "Save Scores" }).click();
  await toast(office, "Please select a player");

  const [, one = "", other = ""] = await player.getByRole("option").allTextContents();
  await player.selectOption(one);
  expect(await strokes.inputValue()).toBe("11");
  expect(await player.evaluate((field) => field === document.activeElement)).toBe(true);
  await player.selectOption(other);
  expect(await strokes.inputValue()).not.toBe("11");
  await player.selectOption(one);
  expect(await strokes.inputValue()).toBe("11");
});
