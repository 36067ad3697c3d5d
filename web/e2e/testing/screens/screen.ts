import type { Locator, Page } from "playwright-core";
import { goTo } from "../goTo.ts";

/** A screen as a person sees it, dialogs included. */
export interface Screen {
  readonly name: string;
  /** Opens the screen, and returns an element that appears with its data. */
  readonly show: (page: Page) => Promise<Locator>;
}

export const heading = (page: Page, name: string | RegExp) =>
  page.getByRole("heading", { name }).first();
export const button = (page: Page, name: string | RegExp) =>
  page.getByRole("button", typeof name === "string" ? { name, exact: true } : { name }).first();
export const dialog = (page: Page, name: string | RegExp) => page.getByRole("dialog", { name });

/** Opens an address, and returns the expected element. */
export const at = async (page: Page, address: string, fact: Locator): Promise<Locator> => {
  await goTo(page, address);
  return fact;
};
