import type { Page } from "playwright-core";
import { expect } from "vitest";
import { range } from "../../../domain/golf/range.ts";
import { violationsOn } from "../testing/axe.ts";
import { eventByCall, send } from "../testing/eventByCall.ts";
import { hasFocus } from "../testing/focus.ts";
import { holdBack } from "../testing/holdBack.ts";
import { test } from "../testing/journey.ts";
import { openQueue, openTool } from "../testing/office.ts";
import { superAdmin } from "../testing/people.ts";
import { cardsOf, cellOf, isAtHole } from "../testing/scoreSheet.ts";
import { toast } from "../testing/toast.ts";
import type { Visits } from "../testing/visits.ts";

const paper = [5, 4, 4, 3, 6, 2, 5, 11, 4, 4, 5, 3, 4, 6, 4, 4, 1, 5];
const digits = paper.join("");
const total = paper.reduce((sum, strokes) => sum + strokes, 0);

const looksRight = async (page: Page) => {
  expect(await violationsOn(page)).toEqual([]);
};

test("a card from paper takes its digits and one key; a correction is looked at first", async ({
  visits,
}) => {
  const event = await eventByCall(visits, "Keyboard Medal", { course: "Pebble Beach" });
  const { name: kofi } = await event.enter("Kofi");
  const { name: nadia } = await event.enter("Nadia");
  const totals = async () => (await cardsOf(event)).map((card) => card.totalGrossScore);
  const office = await visits.asDesktop({ as: superAdmin });
  await openTool(office, "Scoring", event.name);
  await cellOf(office, kofi, 1).focus();
  await office.keyboard.type(digits);
  await office.keyboard.press("Enter");
  await isAtHole(office, nadia, 1);
  await office.keyboard.type(digits);
  await office.keyboard.type(String(total));
  await office.getByLabel(`${nadia}, total on the paper, agrees`).waitFor();
  await office.getByText("All scores are saved.").waitFor();
  await expect.poll(totals, { message: "both totals are saved" }).toEqual([total, total]);
  await looksRight(office);

  // With a 3 on the first hole Kofi leads alone. The office reads this before it saves.
  await office.keyboard.press("Enter");
  await office.keyboard.press("ArrowUp");
  await office.keyboard.press("Home");
  await isAtHole(office, kofi, 1);
  await office.keyboard.type("3");
  await office.getByText(`${kofi}: correction of hole 1 from 5 to 3 is not saved yet`).waitFor();
  await office.keyboard.press("Enter");
  const question = office.getByRole("dialog", { name: "Correct Scores" });
  await question.getByText(new RegExp(`^${nadia}: T1 → 2$`)).waitFor();
  await looksRight(office);
  await office.keyboard.type("The marker's 3");
  await office.keyboard.press("Enter");
  await isAtHole(office, nadia, 1);
  await toast(office, "Scores saved");
  expect(await totals()).toContain(total - 2);
});

test("a round is verified in one press, and a second press does nothing", async ({ visits }) => {
  const event = await eventByCall(visits, "Verified Medal", { course: "Pebble Beach" });
  const [kofi, nadia] = [await event.enter("Kofi"), await event.enter("Nadia")];
  for (const player of [kofi, nadia]) await event.play(player, ...paper);
  const signed = (await cardsOf(event)).find(({ userId }) => userId === nadia.id);
  await send(kofi, `/api/scorecards/${signed?.id}/attest`);

  const office = await visits.asDesktop({ as: superAdmin });
  await openQueue(office, event.name);
  const finished = office.getByRole("region", { name: "Finished" });
  await finished.getByText(`Signed: ${kofi.name}`).waitFor();
  await looksRight(office);
  // Cards from paper have no signatures here, so they are all selected at once.
  await office.getByRole("button", { name: "Select All 2" }).click();
  await office.getByRole("button", { name: "Verify selected (2)" }).waitFor();
  await office.getByRole("button", { name: "Select None" }).click();
  await office.getByRole("button", { name: "Verify all finished and signed (1)" }).click();
  await hasFocus(office.getByRole("heading", { name: /^Verification Queue/ }));
  await toast(office, "Scorecard verified");
  const verified = async () => (await cardsOf(event)).filter(({ isVerified }) => isVerified).length;
  expect(await verified()).toBe(1);

  // The other card, with a double click.
  await finished.getByRole("button", { name: /^Verify: / }).dblclick();
  await expect.poll(verified, { message: "both cards are verified" }).toBe(2);
  await finished
    .getByRole("button", { name: /^Verified: / })
    .nth(1)
    .waitFor();
  expect(await finished.getByRole("button", { name: /^Verified: / }).count()).toBe(2);
  await finished
    .getByRole("button", { name: /^Undo: / })
    .first()
    .click();
  // The pressed button is gone, so the player's name has the focus.
  await hasFocus(office.locator("h4:focus"));
  await toast(office, "Verification taken back");
  expect(await verified()).toBe(1);

  // Verified with one press, they are undone with one press.
  await finished.getByRole("button", { name: /^Verify: / }).click();
  await expect.poll(verified, { message: "both cards are verified again" }).toBe(2);
  await office.getByRole("button", { name: "Select All 2" }).click();
  await office.getByRole("button", { name: "Undo selected (2)" }).click();
  await toast(office, "2 verifications taken back");
  await office.getByRole("button", { name: "Select All 2" }).click();
  await office.getByRole("button", { name: "Verify selected (2)" }).click();
  await toast(office, "2 scorecards verified");
  await looksRight(office);
  await office.getByRole("button", { name: "Undo all 2 just verified" }).click();
  await hasFocus(office.getByRole("heading", { name: /^Verification Queue/ }));
  await expect.poll(verified, { message: "no card is verified" }).toBe(0);
});

test("scores that wait on the device are told on every page of the office, and at Logout", async ({
  visits,
}) => {
  const event = await eventByCall(visits, "Late Post Medal", { course: "Pebble Beach" });
  const { name: kofi } = await event.enter("Kofi");
  const office = await visits.asDesktop({ as: superAdmin });
  await openTool(office, "Scoring", event.name);
  const saving = await holdBack(office, "POST", "**/scoring");
  await cellOf(office, kofi, 1).focus();
  await office.keyboard.type("54");
  await saving.isAsked();
  const told = office.getByText(`2 scores of ${event.name} wait on this device`);
  expect(await told.count()).toBe(0);
  await office.getByRole("link", { name: "Players", exact: true }).click();
  await told.waitFor();
  await looksRight(office);
  await office.getByRole("button", { name: "Logout" }).click();
  const question = office.getByRole("dialog", { name: "Log out before 2 scores are sent?" });
  await question.waitFor();
  await looksRight(office);
  await question.getByRole("button", { name: "Cancel" }).click();

  // What is on its way arrives although its sheet was left; the sheet sends the rest.
  saving.letGo();
  await office.getByText(`1 score of ${event.name} waits on this device`).waitFor();
  await office.getByRole("link", { name: "Back to Events" }).click();
  await office.getByRole("link", { name: "Open Scores" }).click();
  await office.getByText("All scores are saved.").waitFor();
  const [card] = await cardsOf(event);
  expect(card?.scores.map(({ strokes }) => strokes)).toEqual([5, 4]);
  await office.getByRole("link", { name: "Players", exact: true }).click();
  await office.getByRole("table", { name: "Participants" }).waitFor();
  expect(await office.getByText("waits on this device").count()).toBe(0);
});

const PLAYERS = 26;
const STEP = 90;
const STEPS = 9;
/** Each row is higher, because of the three lines of its name. */
const ROW = 72;

/** An event of players whose names take three lines in the score sheet. */
const largeField = async (visits: Visits, name: string) => {
  const event = await eventByCall(visits, name, {
    ...{ course: "Pebble Beach", maxParticipants: PLAYERS },
  });
  for (const n of range(1, PLAYERS)) {
    const lastName = `Featherstonehaugh-Cholmondeley ${String(n).padStart(2, "0")}`;
    const email = `player.${n}@${name.toLowerCase().replaceAll(" ", "-")}.example`;
    const person = { firstName: "Bartholomew", lastName, email, phone: "1", shirtSize: "M" };
    const data = { ...person, password: "long-names" };
    const { id } = await send(event.office, "/api/admin/users", data);
    await send(event.office, `/api/admin/users/${id}/events/${event.id}/register`);
  }
};

/** Where a row is on the screen, and how far the rows are scrolled. */
const placeOf = (page: Page, row: number) =>
  page.getByRole("grid").evaluate((grid, index) => {
    const found = grid.querySelector(`tr[data-index="${index}"]`);
    if (!found) throw new Error(`Row ${index} is not rendered`);
    return { top: found.getBoundingClientRect().top, scrolled: grid.parentElement?.scrollTop };
  }, row);

test("rows of long names scroll by exactly as much as they are scrolled", async ({ visits }) => {
  const office = await visits.asDesktop({ as: superAdmin });
  const name = "Double-Barrelled Medal";
  await largeField(visits, name);
  await office.setViewportSize({ width: 1440, height: 560 });
  await openTool(office, "Scoring", name);
  await office.getByRole("textbox", { name: /01, hole 1,/ }).waitFor();

  // The first rows are rendered, then leave, and others come: their places must stay the same.
  for (const step of range(1, STEPS)) {
    const row = step + 2;
    const before = await placeOf(office, row);
    await office.getByRole("grid").evaluate((grid, pixels) => {
      if (grid.parentElement) grid.parentElement.scrollTop += pixels;
    }, STEP);
    const sought = office.locator(`tr[data-index="${Math.ceil((step * STEP) / ROW) + 4}"]`);
    await sought.waitFor();
    const after = await placeOf(office, row);
    expect(after.scrolled).toBe(step * STEP);
    expect(Math.abs(before.top - after.top - STEP)).toBeLessThan(1);
  }
});
