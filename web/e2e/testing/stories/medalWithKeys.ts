import type { Page } from "playwright-core";
import { expect } from "vitest";
import { hasFocus } from "../focus.ts";
import { goRightTo, isTold, pressBackOn, pressOn, tabBackTo, tabTo } from "../keys.ts";
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
import { day } from "../office.ts";

/** Creates an event of today with two rounds and opens its desk. Returns its id. */
export const createMedal = async (page: Page, name: string): Promise<string> => {
  await page.goto("/admin/dashboard");
  await page.getByRole("link", { name: /Event Management/ }).waitFor();
  await pressOn(page, /^Event Management/);
  await page.getByRole("button", { name: "Create Event" }).waitFor();
  await pressOn(page, "Create Event");
  const sheet = page.getByRole("dialog", { name: "Create Event" });
  await sheet.getByLabel("Number of rounds").waitFor();
  await tabTo(page, "Name");
  await page.keyboard.type(name);
  await tabTo(page, "Course");
  await page.keyboard.type("Carnoustie");
  await tabTo(page, "Start date");
  const [year, month, date] = day().split("-");
  await page.keyboard.type(`${month}${date}${year}`);
  await tabTo(page, "Number of rounds");
  await page.keyboard.press("ArrowDown");
  await tabTo(page, "Max participants");
  await page.keyboard.type(String(PLAYERS));
  await tabTo(page, "Registration fee");
  await page.keyboard.type("10");
  await page.keyboard.press("Enter");
  await isTold(page, "Event created");
  await pressOn(page, "Open the Event");
  await page.getByRole("heading", { level: 1, name }).waitFor();
  return new URL(page.url()).pathname.split("/").at(3) ?? "";
};

/** The second round is drawn by the leaderboard, leaders last. */
export const drawByLeaderboard = async (page: Page, eventId: string): Promise<void> => {
  await page.goto(`/admin/events/${eventId}/tee-sheet`);
  await page.getByText("Everybody has a group.").waitFor();
  await tabTo(page, "Round");
  await page.keyboard.press("ArrowDown");
  await page.getByText(`Not yet scheduled (${PLAYERS})`).waitFor();
  await tabTo(page, "Schedule");
  await goRightTo(page, "Auto Schedule");
  await page.keyboard.press("Enter");
  await tabTo(page, "Type");
  await page.keyboard.press("ArrowDown");
  await pressOn(page, "Auto Schedule");
  await page.getByText(`30 groups drawn for ${PLAYERS} players.`).waitFor();
  await pressBackOn(page, "Show the groups");
  await lastGroup(page).getByText(late.name).waitFor();
};

/** The cards of the second round that are still missing are typed from paper. */
export const typeMissingCards = async (page: Page): Promise<void> => {
  await pressBackOn(page, "Scores");
  await tabTo(page, "Show");
  await page.keyboard.press("ArrowDown");
  await tabTo(page, "Round");
  await page.keyboard.press("ArrowDown");
  await page.getByRole("grid", { name: /^Scores of round 2/ }).waitFor();
  await firstOnPaper(page).waitFor();
  await tabTo(page, /, hole 1,/);
  await typePapers(page);
  await page.keyboard.press("Home");
};

/** From another tab of the desk, whose own search must be gone. */
const openQueue = async (page: Page) => {
  await pressBackOn(page, /^Verify/);
  await titleOfQueue(page).waitFor();
};

const titleOfQueue = (page: Page) => page.getByRole("heading", { name: /^Verification Queue/ });

/** Leaves both cards of a player in the queue, by the number in the name. */
const find = async (page: Page, player: string) => {
  await tabTo(page, "Find a player");
  await page.keyboard.type(player.split(" ").at(-1) ?? player);
  await expect
    .poll(() => page.getByRole("article").count(), {
      message: "the two cards of the player are found",
    })
    .toBe(2);
};

/** All cards but one are verified at once. That one is sent back, mended and verified by hand. */
export const verifyRound = async (page: Page): Promise<void> => {
  const card = `${mistaken.name}, Round 2`;
  await openQueue(page);
  await find(page, mistaken.name);
  await pressOn(page, `Reject: ${card}`);
  await rejection(page).waitFor();
  await tabTo(page, "Reason");
  await page.keyboard.type(REASON);
  await pressOn(page, "Reject");
  await isTold(page, "Scorecard rejected");
  await rejection(page).waitFor({ state: "detached" });
  await tabBackTo(page, "Find a player");
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.press("Delete");
  // Nobody has signed them.
  await page.getByRole("button", { name: `Select All ${OTHERS}` }).waitFor();
  await pressOn(page, `Select All ${OTHERS}`);
  await pressOn(page, `Signed on paper (${OTHERS})`);
  await isTold(page, `${OTHERS} scorecards signed on paper`);
  // The pressed button is gone.
  await hasFocus(titleOfQueue(page));
  await pressOn(page, `Verify all finished and signed (${OTHERS})`);
  await isTold(page, `${OTHERS} scorecards verified`);
  await hasFocus(titleOfQueue(page));

  await find(page, mistaken.name);
  await pressOn(page, `Scores: ${card}`);
  await isAtFirstHole(page, mistaken.name);
  await page.keyboard.type("4");
  await page.getByText(/ is not saved yet$/).waitFor();
  await page.keyboard.press("Enter");
  await correction(page).waitFor();
  await page.keyboard.type(REASON);
  await page.keyboard.press("Enter");
  await isTold(page, "Scores saved");
  await correction(page).waitFor({ state: "detached" });
  await page.keyboard.press("Home");
  await openQueue(page);
  await find(page, mistaken.name);
  await pressOn(page, `Verify: ${card}`);
  await isTold(page, "Scorecard verified");
};

/** Nothing is open any more, so the event is completed without a question. Ends on the board. */
export const giveThePrizes = async (page: Page): Promise<void> => {
  await pressBackOn(page, "Settings");
  await page.getByLabel("Status").waitFor();
  await tabTo(page, "Status");
  await page.keyboard.type("Completed");
  await pressOn(page, "Save Changes");
  await isTold(page, "Event settings updated");
  await pressOn(page, "Scores");
  await page.getByRole("tab", { name: "Enter Scores" }).waitFor();
  await tabTo(page, "Enter Scores");
  await goRightTo(page, "Overview");
  await goRightTo(page, "Live Leaderboard");
  await page.keyboard.press("Enter");
};
