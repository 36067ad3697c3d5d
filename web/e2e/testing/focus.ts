import type { Locator } from "playwright-core";
import { expect } from "vitest";

/** Waits until this has the focus. */
export const hasFocus = async (target: Locator): Promise<void> => {
  const isFocused = () => target.evaluate((element) => element === document.activeElement);
  await expect.poll(isFocused, { message: `the focus is on ${target.toString()}` }).toBe(true);
};
