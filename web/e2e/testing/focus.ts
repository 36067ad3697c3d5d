import type { Locator } from "playwright-core";
import { expect } from "vitest";

/** Waits until this has the focus. */
export const hasFocus = (target: Locator): Promise<void> =>
  expect.poll(() => target.evaluate((element) => element === document.activeElement)).toBe(true);
