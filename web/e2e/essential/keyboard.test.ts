import type { Page } from "playwright-core";
import { expect } from "vitest";
import { eventByCall } from "../testing/eventByCall.ts";
import { hasFocus } from "../testing/focus.ts";
import { goTo } from "../testing/goTo.ts";
import { test } from "../testing/journey.ts";
import { goRightTo, isTold, pressOn, tabTo } from "../testing/keys.ts";
import { onHole, saved } from "../testing/pad.ts";
import { demoPlayer } from "../testing/people.ts";

/** The next Tab goes on from a place of the page, and not from its beginning. */
const keepsFocus = async (page: Page) => {
  const focused = () => page.evaluate(() => document.activeElement?.tagName);
  await expect.poll(focused, { message: "something of the page has the focus" }).not.toBe("BODY");
};

test("a keyboard is enough to sign in, to register, to hand in a card and to sign it, and never loses its place", async ({
  visits,
}) => {
  const event = await eventByCall(visits, "Keys at Dusk");
  const ana = await event.newPlayer("Ana");
  const { name, email, password } = demoPlayer("Lena");
  const page = await visits.asDesktop({ refused: ["403 /api/events/:id"] });
  await page.goto("/auth");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await tabTo(page, "Email");
  await page.keyboard.type(email);
  await tabTo(page, "Password");
  await page.keyboard.type(password);
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name }).waitFor();

  await goTo(page, event.address);
  await page.getByRole("button", { name: "Register Now" }).waitFor();
  await pressOn(page, "Register Now");
  await page.getByRole("dialog", { name: "Event Registration" }).waitFor();
  await keepsFocus(page);
  await pressOn(page, /^Register for /u);
  await isTold(page, "Registration Successful!");
  // The tabs belong to the page, so the focus stays on a pressed tab.
  const board = page.getByRole("tab", { name: "Leaderboard" });
  await board.waitFor();
  await keepsFocus(page);
  await board.press("Enter");
  await page.getByRole("table", { name: /^Leaderboard/ }).waitFor();
  expect(await board.evaluate((element) => element === document.activeElement)).toBe(true);

  await board.press("Home");
  await hasFocus(page.getByRole("tab", { name: "Details" }));
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
  await page.getByText("Complete. A playing partner signs it next.").waitFor();
  await keepsFocus(page);

  const marker = await visits.asDesktop({ as: ana });
  await marker.goto(`${event.address}?tab=scorecard`);
  await marker.getByRole("tab", { name: "Verification Pending" }).waitFor();
  await tabTo(marker, "My Scorecard");
  await goRightTo(marker, "Verification Pending");
  await marker.keyboard.press("Enter");
  const card = `Sign, ${name}, round 1`;
  await marker.getByRole("button", { name: card }).waitFor();
  await keepsFocus(marker);
  await pressOn(marker, card);
  await marker.getByRole("dialog", { name: "Sign Scorecard" }).waitFor();
  await keepsFocus(marker);
  await pressOn(marker, "Sign");
  await isTold(marker, "Scorecard verification submitted successfully!");
  await marker.getByRole("heading", { name: "Nothing to sign" }).waitFor();
  await keepsFocus(marker);
  await page.getByText("Complete and signed. An organiser verifies it next.").waitFor();
});
