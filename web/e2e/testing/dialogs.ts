import type { Page } from "playwright-core";
import { expect } from "vitest";

/** Finds an event in the list, which shows only its first ones: nobody knows how many there are. */
export const searchFor = async (page: Page, eventName: string): Promise<void> => {
  await page.getByPlaceholder("Search by name or place").fill(eventName);
  await page.getByRole("article", { name: eventName }).first().waitFor();
  // The list moves when the others go, and a press in that moment would be lost.
  const others = page.getByRole("article").filter({ hasNotText: eventName });
  await expect.poll(() => others.count(), { message: "only what was searched for" }).toBe(0);
};

/** Presses "Register Now" on the card of an event in the list. */
export const pressRegister = async (page: Page, eventName: string): Promise<void> => {
  await searchFor(page, eventName);
  const card = page.getByRole("article", { name: eventName });
  await card.getByRole("button", { name: "Register Now" }).click();
};

/** The registration dialog of the pressed event. */
export const registration = (page: Page) =>
  page.getByRole("dialog", { name: "Event Registration" });

/** The lines of the history of the open card, oldest first, without the totals at the end. */
export const historyOf = async (page: Page): Promise<ReadonlyArray<string>> => {
  const card = page.getByRole("dialog", { name: /^Golf Scorecard - / });
  await card.getByRole("button", { name: "History" }).click();
  await card.getByText("The card now").waitFor();
  const lines = await card
    .getByRole("listitem")
    .filter({ hasText: /^Hole \d+: / })
    .allTextContents();
  // The time of day is that of the run.
  return lines.map((line) => line.replace(/ · \d\d:\d\d$/u, ""));
};
