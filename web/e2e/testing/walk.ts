import type { Page } from "playwright-core";
import { violationsOn } from "./axe.ts";
import { faultAt, linksOn } from "./links.ts";
import type { Screen } from "./screens/screen.ts";
import { wear } from "./theme.ts";
import { desktopSize, phoneSize } from "./visits.ts";

/** The answer of an event to people who may not see it. */
export const refused = ["401 /api/events/:id", "403 /api/events/:id"];

/**
 * Checks every screen on a phone with the dark theme and on a desktop with the light one: every
 * layout and both themes. Then it follows every link that it has seen. Returns the problems.
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
