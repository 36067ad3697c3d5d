import type { Page } from "playwright-core";
import { expect } from "vitest";
import { range } from "../../../domain/golf/range.ts";
import { test } from "../testing/journey.ts";
import { createEvent, openTool } from "../testing/office.ts";
import { superAdmin } from "../testing/people.ts";
import { addressOf } from "../testing/places.ts";
import { phoneSize } from "../testing/visits.ts";

const PLAYERS = 26;
const STEP = 90;
const STEPS = 9;
/** Each row is higher, because of the three lines of its name. */
const ROW = 72;

/** An event of players whose names take three lines in the score sheet. */
const largeField = async (office: Page, name: string) => {
  const course = "Pebble Beach Golf Links";
  await createEvent(office, { name, course, places: PLAYERS, fee: "10.00" });
  const eventId = (await addressOf(office, name)).split("/").at(-1) ?? "";
  const { request } = office;
  for (const n of range(1, PLAYERS)) {
    const lastName = `Featherstonehaugh-Cholmondeley ${String(n).padStart(2, "0")}`;
    const email = `player.${n}@${name.toLowerCase().replaceAll(" ", "-")}.example`;
    const person = { firstName: "Bartholomew", lastName, email, phone: "1", shirtSize: "M" };
    const data = { ...person, password: "long-names" };
    const user = await (await request.post("/api/admin/users", { data })).json();
    const answer = await request.post(`/api/admin/users/${user.id}/events/${eventId}/register`);
    expect(answer.ok()).toBe(true);
  }
  return eventId;
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
  await largeField(office, name);
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

test("groups out of sight are not laid out on the screen, and on paper all of them are", async ({
  visits,
}) => {
  const office = await visits.asDesktop({ as: superAdmin });
  const eventId = await largeField(office, "Long Morning Medal");
  const data = { type: "random", startTime: "08:00", interval: 10, roundNumber: 1 };
  const drawn = await office.request.post(`/api/events/${eventId}/auto-schedule`, { data });
  expect(drawn.ok()).toBe(true);
  await office.setViewportSize(phoneSize);
  await office.goto(`/admin/events/${eventId}/tee-sheet`);
  const last = office.getByRole("article").last().getByRole("heading");
  const isLaidOut = () =>
    last.evaluate((heading) => heading.checkVisibility({ contentVisibilityAuto: true }));
  await last.waitFor({ state: "attached" });
  await expect.poll(isLaidOut).toBe(false);
  await office.emulateMedia({ media: "print" });
  await expect.poll(isLaidOut).toBe(true);
  await office.emulateMedia({ media: "screen" });
  await last.scrollIntoViewIfNeeded();
  await expect.poll(isLaidOut).toBe(true);
});
