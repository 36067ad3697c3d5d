import type { Page } from "playwright-core";
import { goTo, titleAt } from "./goTo.ts";

/** The links of the present page inside the product. */
export const linksOn = (page: Page): Promise<ReadonlyArray<string>> =>
  page
    .locator('a[href]:not([href^="#"])')
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""))
    .then((addresses) => addresses.map((address) => insideOf(page.url(), address)))
    .then((addresses) => addresses.flatMap((address) => address ?? []));

const insideOf = (from: string, address: string): string | null => {
  const { origin, pathname, search } = new URL(address, from);
  return origin === new URL(from).origin ? pathname + search : null;
};

/** The problem at an address of the product, or null. */
export const faultAt = async (page: Page, address: string): Promise<string | null> => {
  if (address.startsWith("/api/")) {
    const answer = await page.request.get(address);
    return answer.ok() ? null : `${address} answers ${answer.status()}`;
  }
  await goTo(page, address);
  const title = titleAt(page, address);
  await title.waitFor();
  return (await title.textContent())?.includes("404") ? `${address} is not there` : null;
};
