import type { Page } from "playwright-core";
import { violationsInEveryLook } from "./everyLook.ts";
import { faultAt, linksOn, refusalAt } from "./links.ts";
import type { Screen } from "./screens/screen.ts";
import { desktopSize, phoneSize } from "./visits.ts";

/** The answer of an event to people who may not see it. */
export const refused = ["401 /api/events/:id", "403 /api/events/:id"];

/** Addresses of one kind differ in ids and numbers only: they lead to the same page. */
const kindOf = (address: string) =>
  address.replaceAll(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gu, ":id").replaceAll(/\d+/gu, ":n");

/**
 * The narrowest phones, as narrow as a phone of 640 px whose text is twice as large, and the
 * narrowest tablets, on which lists are tables.
 */
const narrowest = [
  { width: 768, height: 1024 },
  { width: 320, height: 640 },
];

/** Whether the page itself scrolls sideways on one of them. */
const sidewaysOn = async (page: Page): Promise<ReadonlyArray<string>> => {
  const problems: Array<string> = [];
  for (const size of narrowest) {
    await page.setViewportSize(size);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width > size.width) problems.push(`${width} px are shown on ${size.width}`);
  }
  return problems;
};

/**
 * The walks of one caller. A walk checks every screen on a phone and on a desktop with both themes,
 * that it scrolls sideways on neither, and asks the server for every link that it has seen. The first link of each kind is also opened,
 * unless a screen of this kind was. Returns the problems.
 */
export const makeWalk = () => {
  const opened = new Set<string>();
  const asked = new Set<string>();

  const follow = async (page: Page, way: string): Promise<string | null> => {
    if (asked.has(way)) return null;
    asked.add(way);
    const refusal = await refusalAt(page, way);
    const kind = kindOf(way);
    if (refusal !== null || opened.has(kind)) return refusal;
    opened.add(kind);
    return faultAt(page, way);
  };

  return async (page: Page, screens: ReadonlyArray<Screen>): Promise<ReadonlyArray<string>> => {
    const faults: Array<string> = [];
    const ways = new Set<string>();
    const note = async () => {
      for (const link of await linksOn(page)) ways.add(link);
    };
    for (const { name, show } of screens) {
      await page.setViewportSize(phoneSize);
      await (await show(page)).waitFor();
      const { pathname, search } = new URL(page.url());
      opened.add(kindOf(pathname + search));
      await note();
      for (const violation of await violationsInEveryLook(page)) {
        faults.push(`${name}: ${violation}`);
      }
      faults.push(...(await sidewaysOn(page)).map((fault) => `${name}: ${fault}`));
      await page.setViewportSize(desktopSize);
      await note();
    }
    if (ways.size < 3) faults.push(`only ${ways.size} links were seen`);
    for (const way of ways) {
      const fault = await follow(page, way);
      if (fault) faults.push(fault);
    }
    return faults;
  };
};
