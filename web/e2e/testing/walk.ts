import type { Page } from "playwright-core";
import { violationsOn } from "./axe.ts";
import { faultAt, linksOn } from "./links.ts";
import type { Screen } from "./screens/screen.ts";
import { wear } from "./theme.ts";
import { desktopSize, phoneSize } from "./visits.ts";

/** What an event answers to those who may not see it. */
export const refused = ["401 /api/events/:id", "403 /api/events/:id"];

/**
 * Looks at every screen once on a phone in the dusk and once on a desktop in daylight, which is
 * every layout and both themes, then follows every link that was seen. Answers what is wrong.
 */
export const walk = async (
  page: Page,
  screens: ReadonlyArray<Screen>,
): Promise<ReadonlyArray<string>> => {
  const faults: Array<string> = [];
  const ways = new Set<string>();
  const look = async (name: string) => {
    for (const violation of await violationsOn(page)) faults.push(`${name}: ${violation}`);
    const links = await linksOn(page);
    for (const link of links) ways.add(link);
  };
  for (const { name, show } of screens) {
    await page.setViewportSize(phoneSize);
    await wear(page, "dark");
    await (await show(page)).waitFor();
    await look(`${name}, phone, dark`);
    await page.setViewportSize(desktopSize);
    await wear(page, "light");
    await look(`${name}, desktop, light`);
  }
  if (ways.size < 3) faults.push(`only ${ways.size} links were seen`);
  for (const way of ways) {
    const fault = await faultAt(page, way);
    if (fault) faults.push(fault);
  }
  return faults;
};
