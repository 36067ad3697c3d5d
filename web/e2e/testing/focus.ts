import type { Locator } from "playwright-core";
import { expect } from "vitest";

/** Waits until this has the focus. */
export const hasFocus = async (target: Locator): Promise<void> => {
  await expect
    .poll(() => target.evaluate((element) => element === document.activeElement))
    .toBe(true);
};
