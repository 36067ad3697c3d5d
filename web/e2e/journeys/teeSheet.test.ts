import { text } from "node:stream/consumers";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { violationsOn } from "../testing/axe.ts";
import { eventByCall, makeTeeParty, send } from "../testing/eventByCall.ts";
import { violationsInEveryLook } from "../testing/everyLook.ts";
import { hasFocus } from "../testing/focus.ts";
import { test } from "../testing/journey.ts";
import { superAdmin } from "../testing/people.ts";
import { addressOf, demoEvents } from "../testing/places.ts";
import { toast } from "../testing/toast.ts";

const { full } = demoEvents;

const openSheet = async (page: Page, rest = "") =>
  page.goto(`/admin${await addressOf(page, full.name)}/tee-sheet${rest}`);

const waitingOf = (page: Page) => page.getByRole("article", { name: "Not yet scheduled" });
const groupsOf = (page: Page) =>
  page.getByRole("article").filter({ has: page.getByRole("button", { name: /^Actions: / }) });
const playersIn = (page: Page) => page.locator("[data-player]");

/** With the keyboard only: the focused element is pressed by keys. */
const press = async (page: Page, target: ReturnType<Page["locator"]>, key = "Enter") => {
  await target.focus();
  await page.keyboard.press(key);
};

test("a tee sheet is made with the keyboard, moved by hand and drawn", async ({ visits }) => {
  const office = await visits.asDesktop({ as: superAdmin });
  await openSheet(office);
  const waiting = waitingOf(office);
  const players = waiting.locator(playersIn(office));
  await office.getByRole("heading", { name: "Not yet scheduled (8)" }).waitFor();
  expect(await players.count()).toBe(8);
  expect(await violationsOn(office)).toEqual([]);

  // Two players are chosen, and the new group begins with them.
  await press(office, players.nth(0), "Space");
  await office.keyboard.press("Tab");
  await office.keyboard.press("Space");
  await office.getByText(/ picked up\. Choose the group/).waitFor();
  await press(office, office.getByRole("button", { name: "Add Group" }));
  const sheet = office.getByRole("dialog", { name: "Add Group" });
  await sheet.getByText("Members (2 of 4)").waitFor();
  expect(await violationsInEveryLook(office)).toEqual([]);
  await sheet.getByLabel("Group name").fill("");
  await office.keyboard.press("Enter");
  await sheet.getByText("Group name is required").waitFor();
  // Typed values are not discarded without a question.
  await office.keyboard.press("Escape");
  await office.getByRole("button", { name: "Keep Editing" }).click();
  await sheet.getByLabel("Group name").fill("Early birds");
  await office.keyboard.press("Enter");
  await toast(office, "Group created");
  const early = office.getByRole("article", { name: "Early birds · 08:00" });
  await expect
    .poll(() => early.locator("[data-player]").count(), {
      message: "the number of players in the group",
    })
    .toBe(2);

  // A third player joins; a fourth and a fifth do not fit.
  await press(office, players.nth(0), "Space");
  await press(office, early.getByRole("button", { name: /^Put here/ }));
  await hasFocus(players.nth(0));
  await toast(office, "Group updated");
  await expect
    .poll(() => early.locator("[data-player]").count(), {
      message: "the number of players in the group",
    })
    .toBe(3);
  await press(office, players.nth(0), "Space");
  await press(office, players.nth(1), "Space");
  await press(office, early.getByRole("button", { name: /^Put here/ }));
  await toast(office, "Maximum Reached");
  await office.keyboard.press("Escape");

  // The other players are drawn, and each group starts from another hole.
  await office.getByRole("tab", { name: "Auto Schedule" }).click();
  await office.getByLabel("Type").selectOption("Handicap");
  await office.getByLabel("Start", { exact: true }).selectOption("Shotgun");
  await office.getByRole("button", { name: "Auto Schedule" }).click();
  await toast(office, "Groups scheduled automatically");
  await office.getByText("2 groups drawn for 5 players.").waitFor();
  expect(await violationsOn(office)).toEqual([]);
  await office.getByRole("button", { name: "Show the groups" }).click();
  await office.getByRole("article", { name: "Group 1 · 08:00 · Hole 2" }).waitFor();
  await hasFocus(office.getByRole("heading", { name: "Schedule", exact: true }));
  const last = office.getByRole("article", { name: "Group 2 · 08:00 · Hole 3" });

  // A player is dragged to another group, and leaves the first group at the same moment.
  await last.locator("[data-player]").first().dragTo(early);
  await toast(office, "Group updated");
  await expect
    .poll(() => early.locator("[data-player]").count(), {
      message: "the number of players in the group",
    })
    .toBe(4);
  await expect
    .poll(() => last.locator("[data-player]").count(), {
      message: "the number of players in the group",
    })
    .toBe(1);
  expect(await violationsInEveryLook(office)).toEqual([]);

  // All groups are drawn again, after a question.
  await office.getByRole("tab", { name: "Auto Schedule" }).click();
  await office.getByLabel("Type").selectOption("Avoid repeats");
  await office.getByRole("switch", { name: "Replace the groups of this round" }).check();
  await office.getByRole("button", { name: "Auto Schedule" }).click();
  const question = office.getByRole("dialog", { name: "Replace the groups of round 1?" });
  await question.getByText(/3 groups with 8 players/).waitFor();
  expect(await violationsInEveryLook(office)).toEqual([]);
  await question.getByRole("button", { name: "Replace" }).click();
  await toast(office, "Groups scheduled automatically");
  await office.getByRole("button", { name: "Show the groups" }).click();
  await expect.poll(() => groupsOf(office).count(), { message: "the number of groups" }).toBe(2);

  await office.getByRole("tab", { name: "Analytics" }).click();
  await office.getByText("8 of 8").waitFor();
  expect(await violationsOn(office)).toEqual([]);
});

test("a chosen round stays, though the next part is pressed before the page is drawn", async ({
  visits,
}) => {
  const office = await visits.asDesktop({ as: superAdmin });
  const { id } = await eventByCall(visits, "Cup of the Quick Hand", { numberOfRounds: 2 });
  await office.goto(`/admin/events/${id}/tee-sheet`);
  const round = await office.getByLabel("Round").elementHandle();
  await office.getByRole("tab", { name: "Auto Schedule" }).evaluate((tab, select) => {
    if (!(select instanceof HTMLSelectElement)) throw new Error("There is no choice of a round");
    select.value = "2";
    select.dispatchEvent(new Event("change", { bubbles: true }));
    tab.dispatchEvent(new MouseEvent("mousedown", { bubbles: true }));
  }, round);
  await office.getByLabel("Type").waitFor();
  expect(await office.getByLabel("Round").inputValue()).toBe("2");
});

const enterFirstHole = (page: Page, eventId: string, strokes: number) =>
  send(page, `/api/events/${eventId}/my-scores`, {
    ...{ roundNumber: 1, holeScores: [{ holeNumber: 1, strokes }] },
  });

/** The downloaded file, with its folded lines joined. */
const downloadFrom = async (page: Page, name: string) => {
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name }).click(),
  ]);
  const content = await text(await file.createReadStream());
  return { name: file.suggestedFilename(), lines: content.replaceAll("\r\n ", "").split("\r\n") };
};

test("a player sees the own group as it is drawn, keeps its time and follows the match", async ({
  visits,
}) => {
  const office = await visits.asDesktop({ as: superAdmin });
  const party = await makeTeeParty(visits, "Tea, Tees; and Ties");
  const { id, ana, ben } = party;
  const phone = await visits.asPhone({ as: ana });
  await phone.goto(`/events/${id}?tab=schedule`);
  await phone.getByRole("heading", { name: "No Schedule Available" }).waitFor();

  const group = { groupName: "Early birds", teeTime: "08:30", roundNumber: 1 };
  await send(office, `/api/events/${id}/groups`, { ...group, members: [ben.id, ana.id] });
  const own = phone.getByRole("article", { name: "Early birds" });
  await own.waitFor();
  expect(await own.getByRole("listitem").allTextContents()).toEqual([
    "Ben TeepartyHandicap 12.4",
    "Ana TeepartyYouHandicap 12.4",
    "Available slot",
    "Available slot",
  ]);
  await own.getByText("08:30").waitFor();
  await phone.getByRole("heading", { name: "Your group" }).waitFor();
  expect(await violationsOn(phone)).toEqual([]);

  const calendar = await downloadFrom(phone, "Add to calendar");
  expect(calendar.name).toBe("tea-tees-and-ties-golf.ics");
  expect(calendar.lines).toContain(String.raw`SUMMARY:Tea\, Tees\; and Ties`);
  expect(calendar.lines).toContainEqual("DTSTART:20990613T083000");

  await send(office, `/api/events/${id}/matches`, {
    ...{ playerId: ana.id, opponentId: ben.id, roundNumber: 1 },
  });
  await send(office, `/api/admin/events/${id}/pairs`, {
    ...{ name: "The Pair", player1Id: ana.id, player2Id: ben.id, type: "pair" },
  });
  await phone.getByRole("tab", { name: "Leaderboard" }).click();
  await phone.getByRole("button", { name: "Matches" }).click();
  await phone.getByText("Ana Teeparty against Ben Teeparty, not started").waitFor();
  const other = await visits.asPhone({ as: ben });
  // Before its day the office opens the event by hand.
  await party.change({ status: "active" });
  await enterFirstHole(phone, id, 3);
  await enterFirstHole(other, id, 5);
  await phone.getByText("Ana Teeparty is 1 up on Ben Teeparty after 1 hole").waitFor();
  await phone.locator("summary", { hasText: "Ana Teeparty" }).click();
  await phone.getByRole("row", { name: "3 Hole 1, Ana 1 up 5" }).waitFor();
  expect(await violationsInEveryLook(phone)).toEqual([]);

  await phone.getByRole("button", { name: "Teams" }).click();
  await phone.getByRole("row", { name: /^1 The Pair You Ana Teeparty, Ben Teeparty/ }).waitFor();
  expect(await violationsInEveryLook(phone)).toEqual([]);

  await phone.getByRole("link", { name: "Show on a television" }).click();
  await phone.waitForURL(`**/events/${id}/tv`);
  await phone.getByRole("table").waitFor();
});
