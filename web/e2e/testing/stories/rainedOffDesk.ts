import type { Page } from "playwright-core";
import { expect } from "vitest";
import { day } from "../office.ts";
import { onHole, saved } from "../pad.ts";
import { cellOf } from "../scoreSheet.ts";
import { toast } from "../toast.ts";
import {
  ALLOWANCE,
  course,
  drenched,
  type Entered,
  field,
  injured,
  onPaper,
  onThePad,
  pickedUp,
  playedOff,
  player,
  wrongIndexes,
} from "./rainedOffField.ts";

const press = (page: Page, role: "button" | "tab" | "link", name: string | RegExp) =>
  page.getByRole(role, { name }).click();

/** Creates an event of today, in net strokes over two rounds. Returns its id. */
export const createMedal = async (page: Page, name: string): Promise<string> => {
  await page.goto("/admin/dashboard?module=events&panel=create");
  const sheet = page.getByRole("dialog", { name: "Create Event" });
  const fill = (label: string, value: string) =>
    sheet.getByLabel(label, { exact: true }).fill(value);
  const choose = (label: string, option: string) =>
    sheet.getByLabel(label, { exact: true }).selectOption(option);
  await fill("Name", name);
  await choose("Event type", "Stroke Play");
  await choose("Course", course.name);
  await fill("Start date", day());
  await choose("Number of rounds", "2");
  await fill("Max participants", String(field.length));
  await fill("Registration fee", "25");
  await choose("Participant structure", "Individual");
  await choose("Play format", "Stroke Play");
  await choose("Scoring metric", "Net");
  await choose("Competition container", "Single Event");
  await fill("Handicap allowance (%)", String(ALLOWANCE));
  await choose("Tie-break", "shared");
  await choose("Start type", "shotgun");
  await sheet.getByLabel("Public leaderboard").check();
  await press(page, "button", "Create Event");
  await toast(page, "Event created");
  await page.getByText("Open the Event").click();
  await page.getByRole("heading", { level: 1, name }).waitFor();
  return new URL(page.url()).pathname.split("/").at(3) ?? "";
};

/** All groups tee off at once, each on a hole of its own. */
export const drawShotgun = async (page: Page, desk: string): Promise<void> => {
  await page.goto(`${desk}/tee-sheet?round=1`);
  await press(page, "tab", "Auto Schedule");
  await press(page, "button", "Auto Schedule");
  await page.getByText(`10 groups drawn for ${field.length} players.`).waitFor();
  await press(page, "button", "Show the groups");
  await page.getByRole("article", { name: "Group 10 · 08:00 · Hole 10" }).waitFor();
};

/** The cards on paper, with a 0 where somebody has picked up. */
export const typePapers = async (page: Page, desk: string): Promise<void> => {
  await page.goto(`${desk}/scores?round=1`);
  for (const number of onPaper) {
    const { name, lastName, strokes } = player(number);
    await page.getByLabel("Find a player").fill(lastName);
    await cellOf(page, name, 1).click();
    await page.keyboard.type(strokes.join(""));
    await page.keyboard.press("Enter");
    await page.getByRole("rowheader", { name }).getByText("To be signed").waitFor();
  }
  await page.getByText("All scores are saved.").waitFor();
};

/** The last open hole of a card is picked up, and the card is handed in. */
export const pickUpOnThePad = async (page: Page, address: string): Promise<void> => {
  const hole = pickedUp[onThePad];
  await page.goto(`${address}?tab=scorecard&round=1&hole=${hole}`);
  await onHole(page, hole ?? 0);
  await press(page, "button", "Picked up");
  await saved(page);
  await press(page, "button", "Whole card");
  await press(page, "button", "Submit Scorecard");
  await toast(page, "Your scorecard has been submitted successfully!");
};

/** Cancels the second round. Who walked in because of the rain is back with one press. */
export const callOffSecondRound = async (page: Page, desk: string): Promise<void> => {
  const { name } = player(drenched);
  await page.goto(`${desk}/settings`);
  await press(page, "button", "What counts of round 2");
  const dialog = page.getByRole("dialog", { name: "Round 2" });
  await dialog.getByLabel("What counts").selectOption("Nothing, the round is cancelled");
  await dialog.getByLabel("Reason").fill("The greens are under water.");
  await dialog.getByRole("button", { name: "See What Changes" }).click();
  await dialog.getByRole("button", { name: `Take back: ${name}` }).click();
  await dialog.getByText(`${name} withdrew in this round`).waitFor({ state: "detached" });
  await dialog.getByRole("button", { name: "Change Round" }).click();
  await dialog.waitFor({ state: "detached" });
};

const actOn = async (page: Page, { name }: Entered, action: string) => {
  await page
    .getByRole("row", { name: new RegExp(name) })
    .getByRole("button", { name: `Actions: ${name}` })
    .click();
  await page.getByRole("menuitem", { name: action }).click();
};

/** Mends both handicaps, after a look at who moves. Returns what was said about each. */
export const correctHandicaps = async (page: Page, desk: string) => {
  const told: Array<string> = [];
  for (const number of Object.keys(wrongIndexes).map(Number)) {
    const one = player(number);
    await page.goto(`${desk}/players`);
    await actOn(page, one, "Correct Handicap");
    const dialog = page.getByRole("dialog", { name: `Handicap of ${one.name}` });
    await dialog.getByLabel("Handicap", { exact: true }).fill(one.index);
    await dialog.getByLabel("Reason").fill("Typed from another line of the list.");
    await dialog.getByRole("button", { name: "See What Changes" }).click();
    const changes = dialog.getByRole("region", { name: "What changes" });
    await changes.getByRole("listitem").first().waitFor();
    told.push((await changes.getByRole("listitem").allTextContents()).join("\n"));
    await dialog.getByRole("button", { name: "Correct Handicap" }).click();
    await toast(page, /^Handicap corrected/);
  }
  return told;
};

export const withdrawInjured = async (page: Page, desk: string): Promise<void> => {
  const one = player(injured);
  await page.goto(`${desk}/players`);
  await actOn(page, one, "Withdraw");
  const dialog = page.getByRole("dialog", { name: `Withdraw ${one.name}?` });
  await dialog.getByRole("button", { name: "Withdraw" }).click();
  await toast(page, "Participant withdrawn");
};

/** Every finished card, selected at once. */
export const verifyAll = async (page: Page, desk: string): Promise<void> => {
  const finished = field.filter(({ strokes }) => strokes.length === 18).length;
  await page.goto(`${desk}/verify`);
  await press(page, "button", `Select All ${finished}`);
  await press(page, "button", `Verify selected (${finished})`);
  await toast(page, `${finished} scorecards verified`);
};

/** Three are level; the first and the second of them are named, and the last one follows. */
export const playOff = async (page: Page, desk: string): Promise<void> => {
  const [first, second, third] = playedOff;
  await page.goto(`${desk}/players`);
  await press(page, "button", "Play-off");
  const dialog = page.getByRole("dialog", { name: "Play-off" });
  await dialog.getByLabel("Winner, place 1").selectOption({ label: player(first).name });
  await dialog.getByLabel("Place 2", { exact: true }).selectOption({ label: player(second).name });
  await dialog.getByText(`${player(third).name} takes place 3.`).waitFor();
  expect(await dialog.getByLabel("Level for").locator("option").first().textContent()).toMatch(
    /^Place 1: (?:Storm Marram \d\d(?:, )?){3}$/,
  );
  await dialog.getByRole("button", { name: "Record Play-off" }).click();
  await toast(page, "Play-off recorded");
};

export const complete = async (page: Page, desk: string, name: string): Promise<void> => {
  await page.goto(`${desk}/settings`);
  const settings = page.getByRole("region", { name: "Event Settings" });
  await settings.getByLabel("Status").selectOption("Completed");
  await settings.getByRole("button", { name: "Save Changes" }).click();
  const question = page.getByRole("dialog", { name: `Complete ${name}?` });
  await question.getByText(/^Not official yet: 1 card in play\./).waitFor();
  await question.getByRole("button", { name: "Complete Event" }).click();
  await toast(page, "Event settings updated");
};
