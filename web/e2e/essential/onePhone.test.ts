import type { Page } from "playwright-core";
import { expect } from "vitest";
import { violationsOn } from "../testing/axe.ts";
import { test } from "../testing/journey.ts";
import { createEvent, openQueue } from "../testing/office.ts";
import { onHole, pressStrokes, saved } from "../testing/pad.ts";
import { demoPlayer, superAdmin } from "../testing/people.ts";
import { addressOf } from "../testing/places.ts";
import { toast } from "../testing/toast.ts";

const names = ["Greta", "Kofi", "Zara", "Freya"] as const;

/** Each player takes one stroke more on another hole. */
const strokesOn = (hole: number, player: number) => (hole === player + 2 ? 5 : 4);

/** To the next player on this hole, or to the next hole. */
const goOnTo = (page: Page, next: string) =>
  page.locator("footer").getByRole("button", { name: next, exact: true }).click();

const isTurnOf = (page: Page, name: string) =>
  page.locator("header").getByText(name, { exact: true }).waitFor();

test("one phone scores for the four of a tee group, and each finds the own card", async ({
  visits,
}) => {
  const office = await visits.asDesktop({ as: superAdmin });
  const name = "One Phone Cup";
  await createEvent(office, { name, course: "Pebble Beach Golf Links", places: 8, fee: "0.00" });
  const eventId = (await addressOf(office, name)).split("/").at(-1) ?? "";
  const setting = { data: { groupScoring: true } };
  expect((await office.request.put(`/api/admin/events/${eventId}`, setting)).ok()).toBe(true);
  const members: Array<string> = [];
  const phones: Array<Page> = [];
  for (const firstName of names) {
    const phone = await visits.asPhone({ as: demoPlayer(firstName) });
    phones.push(phone);
    expect((await phone.request.post(`/api/events/${eventId}/register`)).status()).toBe(201);
    members.push((await (await phone.request.get("/api/user")).json()).id);
  }
  const data = { groupName: "First", teeTime: "09:00", roundNumber: 1, members };
  const grouped = await office.request.post(`/api/events/${eventId}/groups`, { data });
  expect(grouped.status()).toBe(201);

  const [phone, kofis] = phones;
  if (!phone || !kofis) throw new Error("Nobody has a phone.");
  const pad = `/events/${eventId}?tab=scorecard&round=1`;
  await phone.goto(`${pad}&hole=1`);
  for (const [index, firstName] of names.entries()) {
    await isTurnOf(phone, demoPlayer(firstName).name);
    await onHole(phone, 1);
    await pressStrokes(phone, 4, 3 + index);
    await goOnTo(phone, names[index + 1] ?? "Hole 2");
  }
  await onHole(phone, 2);
  await isTurnOf(phone, demoPlayer("Greta").name);
  await saved(phone);

  // Back to an earlier hole of a player, and the same card after a reload.
  await phone.getByRole("button", { name: /^Zara/u }).click();
  await isTurnOf(phone, demoPlayer("Zara").name);
  await phone.reload();
  await isTurnOf(phone, demoPlayer("Zara").name);
  expect(await violationsOn(phone)).toEqual([]);
  await phone.getByRole("button", { name: "Whole card" }).click();
  await phone.getByRole("heading", { name: "Zara’s card" }).waitFor();
  expect(await phone.getByRole("button", { name: "Submit Scorecard" }).count()).toBe(0);

  await kofis.goto(pad);
  await onHole(kofis, 2);
  await kofis.getByRole("button", { name: "Hole 1", exact: true }).click();
  await kofis.getByRole("button", { name: "4, Par", pressed: true }).waitFor();

  // Each player goes on with the own phone, and hands in the own card.
  for (const [index, page] of phones.entries()) {
    for (const hole of [2, 3]) {
      await page.goto(`${pad}&hole=${hole}`);
      await onHole(page, hole);
      await isTurnOf(page, demoPlayer(names[index] ?? "").name);
      await page.keyboard.press(String(strokesOn(hole, index)));
      await saved(page);
      await page
        .getByRole("button", { name: new RegExp(`^${strokesOn(hole, index)}, `), pressed: true })
        .waitFor();
    }
    // The other fifteen holes take no further keys.
    const holeScores = Array.from({ length: 15 }, (_, at) => ({
      ...{ holeNumber: at + 4, strokes: strokesOn(at + 4, index) },
    }));
    const sent = { data: { roundNumber: 1, holeScores } };
    expect((await page.request.post(`/api/events/${eventId}/my-scores`, sent)).ok()).toBe(true);
    await page.goto(`${pad}&view=card`);
    await page.getByRole("button", { name: "Submit Scorecard" }).click();
    await toast(page, "Your scorecard has been submitted successfully!");
  }

  // Each player signs the card of the next one, the office verifies them, and a visitor reads the
  // board.
  for (const [index, page] of phones.entries()) {
    const { name: marked } = demoPlayer(names[(index + 1) % names.length] ?? "");
    await page.goto(`/events/${eventId}?tab=scorecard`);
    await page.getByRole("tab", { name: /^Verification Pending/ }).click();
    await page.getByRole("button", { name: `Verify Scorecard, ${marked}, round 1` }).click();
    const sign = page.getByRole("dialog", { name: "Verify Scorecard" });
    await sign.getByRole("button", { name: "Verify Scorecard" }).click();
    await toast(page, "Scorecard verification submitted successfully!");
  }
  await openQueue(office, name);
  for (const firstName of names) {
    const card = office.getByRole("article", { name: `${demoPlayer(firstName).name}, Round 1` });
    await card.getByText("Signed by 1", { exact: true }).waitFor();
    await card.getByRole("button", { name: /^Verify: / }).click();
    await toast(office, "Scorecard verified");
  }
  const opened = { data: { publicBoard: true } };
  expect((await office.request.put(`/api/admin/events/${eventId}`, opened)).ok()).toBe(true);
  const { shareCode } = await (await office.request.get(`/api/events/${eventId}`)).json();
  const visitor = await visits.asPhone();
  await visitor.goto(`/follow/${shareCode}`);
  const rows = visitor.getByRole("row").filter({ has: visitor.getByRole("rowheader") });
  // They began with 3, 4, 5 and 6, and had the same scores afterwards.
  await expect
    .poll(() => rows.allTextContents())
    .toEqual(names.map((firstName) => expect.stringContaining(demoPlayer(firstName).name)));
});
