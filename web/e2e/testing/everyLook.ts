import type { Page } from "playwright-core";
import { violationsOn } from "./axe.ts";
import { wear } from "./theme.ts";
import { desktopSize, phoneSize } from "./visits.ts";

const sizes = [phoneSize, desktopSize];
const themes = ["dark", "light"] as const;

/** The problems of the present page on a phone and on a desktop, each with both themes. */
export const violationsInEveryLook = async (page: Page): Promise<ReadonlyArray<string>> => {
  const size = page.viewportSize();
  const violations: Array<string> = [];
  for (const { width, height } of sizes) {
    await page.setViewportSize({ width, height });
    for (const theme of themes) {
      await wear(page, theme);
      for (const violation of await violationsOn(page)) {
        violations.push(`${width} px, ${theme}: ${violation}`);
      }
    }
  }
  if (size) await page.setViewportSize(size);
  return violations;
};
