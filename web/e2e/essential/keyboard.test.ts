import type { Page } from "playwright-core";
import { expect } from "vitest";
import { test } from "../testing/journey.ts";
import { goRightTo, isTold, pressOn, tabTo } from "../testing/keys.ts";
import { onHole, saved } from "../testing/pad.ts";
import { demoPlayer } from "../testing/people.ts";
import { demoEvents, openDemo } from "../testing/places.ts";
import { anEventOf } from "../testing/sideGames.ts";

/** The next Tab goes on from a place of the page, and not from its beginning. */
const keepsFocus = async (page: Page) => {
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe("BODY");
};

test("a keyboard is enough to sign in, to find an event and to enter a score", async ({
  visits,
}) => {
  const { email, password, name } = demoPlayer("Elena");
  const page = await visits.asDesktop();
  await page.goto("/auth");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await tabTo(page, "Email");
  await page.keyboard.type(email);
  await tabTo(page, "Password");
  await page.keyboard.type(password);
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name }).waitFor();

  await openDemo(page, demoEvents.active);
  // The tabs belong to the page, so the focus stays on a pressed tab.
  const tab = page.getByRole("tab", { name: "Leaderboard" });
  await tab.press("Enter");
  await page.getByRole("table", { name: /^Leaderboard/ }).waitFor();
  expect(await tab.evaluate((element) => element === document.activeElement)).toBe(true);

  await openDemo(page, demoEvents.active, "?tab=scorecard");
  await page.getByRole("button", { name: "Enter Scores, round 2" }).focus();
  await page.keyboard.press("Enter");
  await onHole(page, 1);
  await page.keyboard.press("5");
  await saved(page);
  await page.getByRole("button", { name: "5, Bogey", pressed: true }).waitFor();
  await page.keyboard.press("ArrowRight");
  await onHole(page, 2);
});

test("a keyboard is enough to register, to hand in a card and to sign it, and never loses its place", async ({
  visits,
}) => {
  const event = await anEventOf(visits, "Keys at Dusk");
  const marker = await event.newcomer("Ana");
  const { name, ...lena } = demoPlayer("Lena");
  const page = await visits.asDesktop({ as: lena, refused: ["403 /api/events/:id"] });
  await page.goto(event.address);
  await page.getByRole("button", { name: "Register Now" }).waitFor();
  await pressOn(page, "Register Now");
  await page.getByRole("dialog", { name: "Event Registration" }).waitFor();
  await keepsFocus(page);
  await pressOn(page, /^Register for /u);
  await isTold(page, "Registration Successful!");
  await page.getByRole("tab", { name: "Details" }).waitFor();
  await keepsFocus(page);

  await tabTo(page, "Details");
  await goRightTo(page, "Scorecard");
  await page.keyboard.press("Space");
  await page.getByRole("button", { name: "Enter Scores, round 1" }).waitFor();
  await keepsFocus(page);
  await pressOn(page, "Enter Scores, round 1");
  for (const [index, strokes] of [4, 5, 3].entries()) {
    await onHole(page, index + 1);
    await keepsFocus(page);
    await page.keyboard.press(String(strokes));
    await page.getByRole("button", { name: new RegExp(`^${strokes}, `), pressed: true }).waitFor();
    await page.keyboard.press("ArrowRight");
  }
  await saved(page);
  await event.play(page, 4, 5, 3, ...Array.from({ length: 15 }, () => 4));
  await pressOn(page, "Whole card");
  await page.getByRole("button", { name: /^Hole 18, par \d, 4, / }).waitFor();
  await keepsFocus(page);
  await pressOn(page, "Submit Scorecard");
  await isTold(page, "Your scorecard has been submitted successfully!");
  await page.getByText("Handed in. A playing partner signs it next.").waitFor();
  await keepsFocus(page);

  await marker.goto(`${event.address}?tab=scorecard`);
  await marker.getByRole("tab", { name: "Verification Pending" }).waitFor();
  await tabTo(marker, "My Scorecard");
  await goRightTo(marker, "Verification Pending");
  await marker.keyboard.press("Enter");
  const card = `Verify Scorecard, ${name}, round 1`;
  await marker.getByRole("button", { name: card }).waitFor();
  await keepsFocus(marker);
  await pressOn(marker, card);
  await marker.getByRole("dialog", { name: "Verify Scorecard" }).waitFor();
  await keepsFocus(marker);
  await pressOn(marker, "Verify Scorecard");
  await isTold(marker, "Scorecard verification submitted successfully!");
  await marker.getByRole("heading", { name: "Nothing to verify" }).waitFor();
  await keepsFocus(marker);
  await page.getByText("Handed in and signed. An organiser verifies it next.").waitFor();
});
