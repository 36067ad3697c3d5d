import type { Page } from "playwright-core";
import { expect } from "vitest";
import { test } from "./testing/journey.ts";
import { onHole, saved } from "./testing/pad.ts";
import { demoPlayer } from "./testing/people.ts";
import { demoEvents, openDemo } from "./testing/places.ts";

const FAR = 15;

/** Presses Tab until this element has the focus; fails if it cannot be reached. */
const tabTo = async (page: Page, name: string) => {
  for (let presses = 0; presses < FAR; presses += 1) {
    await page.keyboard.press("Tab");
    const focused = page.locator(":focus");
    const text = await focused.evaluate(
      (element) =>
        element.getAttribute("aria-label") ??
        (element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : null) ??
        element.textContent,
    );
    if (text?.trim() !== name) continue;
    expect(await focused.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe(
      "solid",
    );
    return;
  }
  throw new Error(`Tab does not reach ${name}`);
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
