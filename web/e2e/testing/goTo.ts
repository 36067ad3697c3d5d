import type { Page } from "playwright-core";
import { drawnByItself } from "./weighed.ts";

/** An address that shows nothing: everything that was open is closed there, dialogs included. */
const aside = { address: "/about", title: "Our mission" };

/**
 * Opens an address in the same way as a link of the product. Loading the whole page again for
 * dozens of screens would take longer than checking them.
 */
export const goTo = async (page: Page, address: string): Promise<void> => {
  if (page.url() === "about:blank") {
    await page.goto(address);
    return drawnByItself(page);
  }
  await follow(page, aside.address);
  await page.getByRole("heading", { name: aside.title }).waitFor();
  await follow(page, address);
};

/** The title of the page at an address, as soon as it appears. */
export const titleAt = (page: Page, address: string) => {
  const titles = page.getByRole("heading", { level: 1 });
  const { title: hasNotText } = aside;
  return (address === aside.address ? titles : titles.filter({ hasNotText })).first();
};

const follow = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, address);
