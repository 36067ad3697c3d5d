import type { Page } from "playwright-core";
import { violationsInEveryLook } from "./everyLook.ts";
import { faultAt, linksOn } from "./links.ts";
import type { Screen } from "./screens/screen.ts";
import { desktopSize, phoneSize } from "./visits.ts";

/** The answer of an event to people who may not see it. */
export const refused = ["401 /api/events/:id", "403 /api/events/:id"];

/**
 * Checks every screen on a phone and on a desktop with both themes. Then it follows every link that
 * it has seen. Returns the problems.
 */
export const walk = async (
  page: Page,
  screens: ReadonlyArray<Screen>,
): Promise<ReadonlyArray<string>> => {
  const faults: Array<string> = [];
  const ways = new Set<string>();
  const note = async () => {
    for (const link of await linksOn(page)) ways.add(link);
  };
  for (const { name, show } of screens) {
    await page.setViewportSize(phoneSize);
    await (await show(page)).waitFor();
    await note();
    for (const violation of await violationsInEveryLook(page)) faults.push(`${name}: ${violation}`);
    await page.setViewportSize(desktopSize);
    await note();
  }
  if (ways.size < 3) faults.push(`only ${ways.size} links were seen`);
  for (const way of ways) {
    const fault = await faultAt(page, way);
    if (fault) faults.push(fault);
  }
  return faults;
};
