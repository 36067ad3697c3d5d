import type { Page } from "playwright-core";

/** Waits until the product says this, and closes it: the next one says something else. */
export const toast = async (page: Page, text: string | RegExp): Promise<void> => {
  const notice = page.locator("[data-toasts]");
  await notice.getByText(text, { exact: typeof text === "string" }).waitFor();
  // By its label: the role is hidden while a dialog is open.
  await notice.getByLabel("Close").click();
};
