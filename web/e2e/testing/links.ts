import type { Page } from "playwright-core";
import { goTo, titleAt } from "./goTo.ts";
import type { Caller } from "./visits.ts";

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

/** What the server says against an address, or null. It refuses addresses without a page. */
export const refusalAt = async ({ request }: Caller, address: string): Promise<string | null> => {
  const answer = await request.get(address);
  return answer.ok() ? null : `${address} answers ${answer.status()}`;
};

/** The problem of the page at an address, or null. */
export const faultAt = async (page: Page, address: string): Promise<string | null> => {
  if (address.startsWith("/api/")) return refusalAt(page, address);
  await goTo(page, address);
  const title = titleAt(page, address);
  await title.waitFor();
  return (await title.textContent())?.includes("404") ? `${address} is not there` : null;
};
