import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { eventByCall, makeTeeParty } from "../testing/eventByCall.ts";
import { holdBack } from "../testing/holdBack.ts";
import { test } from "../testing/journey.ts";
import { createCourse, openTool } from "../testing/office.ts";
import { player, superAdmin } from "../testing/people.ts";
import { demoEvents } from "../testing/places.ts";
import { joinOn } from "../testing/sideGames.ts";
import { toast } from "../testing/toast.ts";
import { phoneSize } from "../testing/visits.ts";

const noticeOn = (page: Page) => page.locator("[data-toasts] > li");

/** Whether the visible toast lies over the part, even a little. */
const covers = async (page: Page, part: Locator): Promise<boolean> => {
  const [one, other] = [await noticeOn(page).boundingBox(), await part.boundingBox()];
  if (!one || !other) throw new Error("One of the two is not on the screen.");
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
};

/** The narrowest desktop, and usual ones. */
const sizes = [
  { width: 1024, height: 768 },
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
];

test("a toast lies beside the sheet that is worked in", async ({ visits }) => {
  const office = await visits.asDesktop({ as: superAdmin });
  const { name } = await makeTeeParty(visits, "Toasted in the Corner");
  await openTool(office, "Participants", name);
  await office.getByRole("button", { name: "Add Player" }).click();
  const sheet = office.getByRole("dialog", { name: "Add Player" });
  await sheet.getByLabel("Search users").fill("Solhavn");
  await sheet.getByText("1 user", { exact: true }).waitFor();
  await sheet.getByRole("button", { name: "Add: Greta Solhavn" }).click();
  await noticeOn(office).getByText("User registered for event").waitFor();
  // The toast stays while the pointer is on it.
  await noticeOn(office).hover();
  for (const size of sizes) {
    await office.setViewportSize(size);
    expect([size.width, await covers(office, sheet)]).toEqual([size.width, false]);
  }
  await office.keyboard.press("Escape");
  await sheet.waitFor({ state: "detached" });
});

test("a toast lies over no field of the widest dialog", async ({ visits }) => {
  const office = await visits.asDesktop({ as: superAdmin });
  const name = "Toast Rack Links";
  await createCourse(office, {
    name,
    pars: [4, 4, 3, 5, 4, 4, 3, 4, 5, 4, 4, 3, 5, 4, 4, 3, 4, 5],
  });
  await office.getByRole("button", { name: `Edit Scorecard: ${name}` }).click();
  const card = office.getByRole("dialog", { name });
  await card.getByLabel("Hole 1, Par").fill("5");
  await card.getByRole("button", { name: "Save Scorecard" }).click();
  await noticeOn(office).getByText("Hole updated successfully").waitFor();
  await noticeOn(office).hover();
  for (const size of sizes) {
    await office.setViewportSize(size);
    const worked = [
      card.getByRole("tablist"),
      card.getByRole("button", { name: "Close" }),
      card.getByRole("button", { name: "Save Scorecard" }),
    ];
    await card.getByRole("tablist").scrollIntoViewIfNeeded();
    for (const part of worked) expect(await covers(office, part)).toBe(false);
  }
});

test("on a phone a toast covers neither what says where one is nor what leads on", async ({
  visits,
}) => {
  const event = await eventByCall(visits, "Toast at the Turn");
  const phone = await event.newcomer("Toni");
  await event.newGame({ gameType: "skins", holeNumbers: [1, 2, 3], totalPurse: 90 });
  await phone.goto(`${event.address}?tab=skins`);
  await joinOn(phone, "Skins");
  await noticeOn(phone).getByText("Successfully joined the side game!").waitFor();
  await phone.getByRole("dialog").waitFor({ state: "detached" });
  await noticeOn(phone).hover();
  for (const size of [phoneSize, { width: 360, height: 640 }, { width: 320, height: 640 }]) {
    await phone.setViewportSize(size);
    const parts = [
      phone.getByRole("link", { name: "Back to Events" }),
      phone.getByRole("tablist", { name: "Side games" }),
      phone.getByRole("tab", { name: "Scorecard" }),
    ];
    for (const part of parts) expect(await covers(phone, part)).toBe(false);
  }
});

test("the offline banner lies above the header of the home page, however many lines it has", async ({
  visits,
}) => {
  const phone = await visits.asPhone({ as: player, refused: ["offline"] });
  await phone.goto("/");
  await phone.getByRole("heading", { name: "Today" }).waitFor();
  await phone.setViewportSize({ width: 320, height: 640 });
  await phone.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  await phone.context().setOffline(true);
  const banner = await phone.getByText("You are offline").boundingBox();
  const menu = await phone.getByRole("button", { name: "Menu" }).boundingBox();
  if (!banner || !menu) throw new Error("One of the two is not on the screen.");
  expect(menu.y).toBeGreaterThanOrEqual(banner.y + banner.height);
});

test("Escape closes the menu also when a toast arrives over it", async ({ visits }) => {
  const office = await visits.asDesktop({ as: superAdmin });
  const { name } = await makeTeeParty(visits, "Toast on the Menu");
  await openTool(office, "Participants", name);
  const actionsOf = (player: string) =>
    office.getByRole("button", { name: `Actions: ${player} Teeparty` });
  await actionsOf("Ana").click();
  await office.getByRole("menuitem", { name: "Decline" }).click();
  await office
    .getByRole("dialog", { name: "Decline Ana Teeparty?" })
    .getByRole("button", { name: "Decline" })
    .click();
  await noticeOn(office).getByText("Participant declined").waitFor();

  let answer = () => {};
  const isAwaited = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await office.route("**/api/admin/events/*/participants/*", async (route) => {
    await isAwaited;
    await route.continue();
  });
  await actionsOf("Ana").click();
  await office.getByRole("menuitem", { name: "Accept" }).click();
  await actionsOf("Ben").click();
  const menu = office.getByRole("menu");
  await menu.waitFor();
  answer();
  await noticeOn(office).getByText("Participant accepted").waitFor();
  await office.keyboard.press("Escape");
  await menu.waitFor({ state: "detached" });
});

const { active } = demoEvents;

test("an answer that comes late leaves alone what is open by then", async ({ visits }) => {
  const office = await visits.asDesktop({ as: superAdmin });
  const sheet = office.getByRole("region", { name: "Event Settings" });
  const saving = await holdBack(office, "PUT", "**/api/admin/events/*");
  const first = await eventByCall(visits, "Cup of the Late Answer");
  const next = await eventByCall(visits, "Cup of the Next Sheet");
  await openTool(office, "Event Settings", first.name);
  await sheet.getByRole("button", { name: "Save Changes" }).click();
  await office.getByRole("link", { name: "Back to Events" }).click();

  await office.getByRole("button", { name: `Event Settings: ${next.name}` }).click();
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
