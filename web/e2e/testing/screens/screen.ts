import type { Locator, Page } from "playwright-core";
import { goTo } from "../goTo.ts";

/** A screen as somebody has it before them, dialogs included. */
export interface Screen {
  readonly name: string;
  /** Opens it and answers what shows that it is there, with its data. */
  readonly show: (page: Page) => Promise<Locator>;
}

export const heading = (page: Page, name: string | RegExp) =>
  page.getByRole("heading", { name }).first();
export const button = (page: Page, name: string | RegExp) =>
  page.getByRole("button", typeof name === "string" ? { name, exact: true } : { name }).first();
export const dialog = (page: Page, name: string | RegExp) => page.getByRole("dialog", { name });

/** Opens an address, and answers what is looked for there. */
export const at = async (page: Page, address: string, fact: Locator): Promise<Locator> => {
  await goTo(page, address);
  return fact;
};
