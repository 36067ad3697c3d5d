import type { Page } from "playwright-core";
import { expect } from "vitest";
import { violationsOn } from "../testing/axe.ts";
import { eventByCall, read, send } from "../testing/eventByCall.ts";
import { test } from "../testing/journey.ts";
import { superAdmin } from "../testing/people.ts";
import { addressOf, demoEvents } from "../testing/places.ts";
import { phoneSize, type Visits } from "../testing/visits.ts";

/** A4 without its margins. */
const paperSize = { width: 703, height: 1032 };

/** The first of its groups has the longest name. */
const wallOfNames = async (visits: Visits) => {
  const event = await eventByCall(visits, "Wall of Names", { maxParticipants: 16 });
  const { office } = event;
  const list = `/api${await addressOf(office, demoEvents.active.name)}/participants`;
  const all = await read<ReadonlyArray<{ readonly id: string }>>(office, list);
  const players = all.slice(0, 16);
  for (const { id } of players) {
    await send(office, `/api/admin/users/${id}/events/${event.id}/register`);
  }
  for (const [index, player] of players.entries()) {
    if (index % 2 === 1) continue;
    const groupName = index === 0 ? "Y".repeat(60) : `Group ${index / 2 + 1}`;
    const teeTime = `08:${String(index * 2 + 10)}`;
    await event.newGroup(groupName, [player, ...players.slice(index + 1, index + 2)], { teeTime });
  }
  return { event, players };
};

test("the sheet and the cards of a round are printed, in ink on white, with room for the players", async ({
  visits,
}) => {
  const { event, players } = await wallOfNames(visits);
  const office = await visits.asDesktop({ as: superAdmin, theme: "dark" });
  await office.goto(`${event.desk}/tee-sheet`);
  await office.getByRole("link", { name: "Print Tee Sheet" }).click();
  await office.getByRole("columnheader", { name: "Player 2" }).waitFor();
  expect(await violationsOn(office)).toEqual([]);

  await office.setViewportSize(paperSize);
  await office.emulateMedia({ media: "print" });
  const table = office.getByRole("table");
  const widthOf = async (name: string) =>
    (await office.getByRole("columnheader", { name }).boundingBox())?.width ?? 0;
  expect(await widthOf("Player 1")).toBeGreaterThan(paperSize.width / 8);
  expect(await widthOf("Group")).toBeLessThan(paperSize.width / 3);
  expect((await table.boundingBox())?.width).toBeLessThanOrEqual(paperSize.width);
  const colours = await table.evaluate((sheet) => [
    getComputedStyle(sheet).color,
    getComputedStyle(document.body).backgroundColor,
  ]);
  expect(colours).toEqual(["rgb(0, 0, 0)", "rgb(255, 255, 255)"]);
  await office.emulateMedia({ media: "screen" });

  await office.getByRole("link", { name: "Back to the tee sheet" }).click();
  await office.getByRole("link", { name: "Print Starter's List" }).click();
  const list = office.getByRole("table", { name: "Starter's list" });
  await list.waitFor();
  expect(await list.getByRole("rowgroup").count()).toBe(1 + players.length / 2);
  expect(await violationsOn(office)).toEqual([]);

  await office.getByRole("link", { name: "Back to the tee sheet" }).click();
  await office.getByRole("link", { name: "Print Scorecards" }).click();
  const cards = office.getByRole("article", { name: /^Card of / });
  await cards.first().waitFor();
  expect(await cards.count()).toBe(players.length);
  const heads = await cards.first().getByRole("columnheader").allInnerTexts();
  const nine = ["Marker", "Hole", "Yards", "Par", "Stroke index", "Strokes received", "Score"];
  expect(heads).toEqual([...nine, ...nine]);
  expect(await violationsOn(office)).toEqual([]);

  await office.getByRole("link", { name: "Back to the tee sheet" }).click();
  await office.setViewportSize(phoneSize);
  await outOfSight(office);
});

/** Groups out of sight are not laid out on the screen, and on paper all of them are. */
const outOfSight = async (office: Page) => {
  const last = office.getByRole("article").last().getByRole("heading");
  const isLaidOut = () =>
    last.evaluate((heading) => heading.checkVisibility({ contentVisibilityAuto: true }));
  const lastGroup = { message: "whether the last group is laid out" };
  await last.waitFor({ state: "attached" });
  await expect.poll(isLaidOut, lastGroup).toBe(false);
  await office.emulateMedia({ media: "print" });
  await expect.poll(isLaidOut, lastGroup).toBe(true);
  await office.emulateMedia({ media: "screen" });
  await last.scrollIntoViewIfNeeded();
  await expect.poll(isLaidOut, lastGroup).toBe(true);
};
