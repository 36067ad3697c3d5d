import type { Page } from "playwright-core";

/** Where nothing is looked for: what was open before, dialogs included, is gone there. */
const aside = { address: "/about", title: "Our mission" };

/**
 * Goes to an address as a link of the product does. To start the whole page anew for each of dozens
 * of screens would take longer than looking at them.
 */
export const goTo = async (page: Page, address: string): Promise<void> => {
  if (page.url() === "about:blank") return void (await page.goto(address));
  await follow(page, aside.address);
  await page.getByRole("heading", { name: aside.title }).waitFor();
  await follow(page, address);
};

/** The title of the page at an address, once it is there. */
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
