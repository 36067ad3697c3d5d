import type { Page } from "playwright-core";
import { violationsOn } from "./axe.ts";
import { desktopSize, phoneSize } from "./visits.ts";

/** The problems of the present page on a phone and on a desktop, each with both themes. */
export const violationsInEveryLook = async (page: Page): Promise<ReadonlyArray<string>> => {
  const size = page.viewportSize();
  const violations: Array<string> = [];
  for (const { width, height } of [phoneSize, desktopSize]) {
    await page.setViewportSize({ width, height });
    for (const violation of await violationsOn(page)) violations.push(`${width} px: ${violation}`);
  }
  if (size) await page.setViewportSize(size);
  return violations;
};
