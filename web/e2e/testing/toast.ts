import type { Page } from "playwright-core";

/** Waits for this message and closes it, because the next one replaces it. */
export const toast = async (page: Page, text: string | RegExp): Promise<void> => {
  const notice = page.locator("[data-toasts]");
  await notice.getByText(text, { exact: typeof text === "string" }).waitFor();
  // Found by its label, because its role is hidden while a dialog is open.
  await notice.getByLabel("Close").click();
};
