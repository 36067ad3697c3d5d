import type { Page } from "playwright-core";
import { expect } from "vitest";
import { violationsOn } from "../axe.ts";
import {
  correction,
  firstOnPaper,
  isAtFirstHole,
  lastGroup,
  late,
  mistaken,
  OTHERS,
  PLAYERS,
  REASON,
  rejection,
  typePapers,
} from "../medalDesk.ts";
import { fitsLaptop } from "../scoreSheet.ts";
import { toast } from "../toast.ts";

const press = (page: Page, role: "button" | "tab" | "link", name: string | RegExp) =>
  page.getByRole(role, { name }).click();

const looksRight = async (page: Page) => expect(await violationsOn(page)).toEqual([]);

/** On a tablet the players are a table, too, and its head is in sight at the last of them. */
const headStaysOnTablet = async (page: Page) => {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.getByRole("row").last().scrollIntoViewIfNeeded();
  const head = page.getByRole("columnheader", { name: "Registered" });
  await expect
    .poll(async () => (await head.boundingBox())?.y, { message: "the head is below the bar" })
    .toBe(60);
  if (before) await page.setViewportSize(before);
};

export const drawGroups = async (page: Page): Promise<void> => {
  await press(page, "link", "Tee sheet");
  await press(page, "tab", "Auto Schedule");
  await press(page, "button", "Auto Schedule");
  await page.getByText(`30 groups drawn for ${OTHERS} players.`).waitFor();
};

/** Somebody comes who has no account, and gets the last free place. */
export const enterLate = async (page: Page): Promise<void> => {
  await press(page, "link", "Players");
  await press(page, "button", "Add Player");
  await press(page, "button", "New Player");
  const sheet = page.getByRole("dialog", { name: "Create New User" });
  await sheet.getByLabel("First Name").fill(late.firstName);
  await sheet.getByLabel("Last Name").fill(late.lastName);
  await sheet.getByLabel("Email").fill(late.email);
  await sheet.getByLabel("Phone").fill(late.phone);
  await sheet.getByLabel("Handicap").fill(late.handicap);
  await sheet.getByLabel("Shirt Size").selectOption(late.shirtSize);
  await sheet.getByLabel("Password", { exact: true }).fill(late.password);
  await sheet.getByLabel("Confirm Password").fill(late.password);
  await sheet.getByRole("button", { name: "Create User" }).click();
  await toast(page, "User registered for event");
  await press(page, "button", "Close");
  await page.getByText(`${PLAYERS} playing (${PLAYERS} of ${PLAYERS} places)`).waitFor();
  await looksRight(page);
  await headStaysOnTablet(page);

  await press(page, "link", "Tee sheet");
  await press(page, "button", new RegExp(`^${late.name}`));
  await press(page, "button", /^Put here: Group 30 /);
  await toast(page, "Group updated");
  await lastGroup(page).getByText(late.name).waitFor();
  await page.getByText("Everybody has a group.").waitFor();
  await looksRight(page);
};

/** The cards that are still missing are typed from paper. */
export const typeMissingCards = async (page: Page): Promise<void> => {
  await press(page, "link", "Scores");
  await page.getByLabel("Show").selectOption("Not started");
  await firstOnPaper(page).click();
  await typePapers(page);
  await page.getByLabel("Show").selectOption("Everybody");
  await looksRight(page);
  await fitsLaptop(page);
};

/** One press verifies all signed cards but one, which is sent back, mended and verified by hand. */
export const verifyRound = async (page: Page): Promise<void> => {
  const card = `${mistaken.name}, Round 1`;
  await press(page, "link", /^Verify/);
  await press(page, "button", `Reject: ${card}`);
  await rejection(page).getByLabel("Reason").fill(REASON);
  await rejection(page).getByRole("button", { name: "Reject" }).click();
  await toast(page, "Scorecard rejected");
  await press(page, "button", `Verify all finished and signed (${OTHERS})`);
  await toast(page, `${OTHERS} scorecards verified`);
  await looksRight(page);

  await press(page, "link", `Scores: ${card}`);
  await isAtFirstHole(page, mistaken.name);
  await page.keyboard.type("4");
  await press(page, "button", "Review");
  await correction(page).getByLabel("Reason").fill(REASON);
  await correction(page).getByRole("button", { name: "Save" }).click();
  // The pressed button is gone, so the corrected hole has the focus.
  await isAtFirstHole(page, mistaken.name);
  await toast(page, "Scores saved");
  await press(page, "link", /^Verify/);
  await press(page, "button", `Verify: ${card}`);
  await toast(page, "Scorecard verified");
};
