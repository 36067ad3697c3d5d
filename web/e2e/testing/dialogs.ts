import type { Page } from "playwright-core";

/** Finds an event in the list, which shows only its first ones, and presses "Register Now" there. */
export const pressRegister = async (page: Page, eventName: string): Promise<void> => {
  await page.getByPlaceholder("Search by name or place").fill(eventName);
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
  return card
    .getByRole("listitem")
    .filter({ hasText: /^Hole \d+: / })
    .allTextContents();
};
