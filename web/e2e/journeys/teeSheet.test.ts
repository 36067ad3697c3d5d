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
/** A4 without its margins. */
const paperSize = { width: 703, height: 1032 };

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
  await expect.poll(() => early.locator("[data-player]").count()).toBe(2);

  // A third player joins; a fourth and a fifth do not fit.
  await press(office, players.nth(0), "Space");
  await press(office, early.getByRole("button", { name: /^Put here/ }));
  await hasFocus(players.nth(0));
  await toast(office, "Group updated");
  await expect.poll(() => early.locator("[data-player]").count()).toBe(3);
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
  await expect.poll(() => early.locator("[data-player]").count()).toBe(4);
  await expect.poll(() => last.locator("[data-player]").count()).toBe(1);
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
  await expect.poll(() => groupsOf(office).count()).toBe(2);

  await office.getByRole("tab", { name: "Analytics" }).click();
  await office.getByText("8 of 8").waitFor();
  expect(await violationsOn(office)).toEqual([]);
});

test("two who move players at once are told of each other", async ({ visits }) => {
  const one = await visits.asDesktop({ as: superAdmin });
  const refused = ["409 /api/golf-groups/:id"];
  const other = await visits.asDesktop({ as: superAdmin, refused });
  const second = (page: Page) => page.getByRole("article", { name: /^Group 2 · / });
  await openSheet(one);
  await second(one).waitFor();
  await openSheet(other);
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

test("the sheet and the cards of a round are printed", async ({ visits }) => {
  const office = await visits.asDesktop({ as: superAdmin });
  await openSheet(office);
  await office.getByRole("link", { name: "Print Tee Sheet" }).click();
  await office.getByRole("columnheader", { name: "Player 4" }).waitFor();
  expect(await violationsOn(office)).toEqual([]);
  await office.getByRole("link", { name: "Back to the tee sheet" }).click();
  await office.getByRole("link", { name: "Print Scorecards" }).click();
  const cards = office.getByRole("article", { name: /^Card of / });
  await cards.first().waitFor();
  expect(await cards.count()).toBe(8);
  await cards
    .first()
    .getByRole("row", { name: /^Strokes received/ })
    .first()
    .waitFor();
  expect(await violationsOn(office)).toEqual([]);
});

test("on paper a long name of a group leaves room for its players, in ink on white", async ({
  visits,
}) => {
  const office = await visits.asDesktop({ as: superAdmin, theme: "dark" });
  const { id, ana, ben } = await makeTeeParty(visits, "Wall of Names");
  await send(office, `/api/events/${id}/groups`, {
    ...{ groupName: "Y".repeat(60), teeTime: "08:00", members: [ana.id, ben.id] },
  });
  await office.setViewportSize(paperSize);
  await office.emulateMedia({ media: "print" });
  await office.goto(`/admin/events/${id}/print/tee-sheet?round=1`);
  const widthOf = async (name: string) =>
    (await office.getByRole("columnheader", { name }).boundingBox())?.width ?? 0;
  await office.getByRole("cell", { name: /^Ana / }).waitFor();
  expect(await widthOf("Player 1")).toBeGreaterThan(paperSize.width / 8);
  expect(await widthOf("Group")).toBeLessThan(paperSize.width / 3);
  const table = office.getByRole("table");
  expect((await table.boundingBox())?.width).toBeLessThanOrEqual(paperSize.width);
  const colours = await table.evaluate((sheet) => [
    getComputedStyle(sheet).color,
    getComputedStyle(document.body).backgroundColor,
  ]);
  expect(colours).toEqual(["rgb(0, 0, 0)", "rgb(255, 255, 255)"]);
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
