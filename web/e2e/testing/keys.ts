import type { Page } from "playwright-core";
import { expect } from "vitest";
import { hasFocus } from "./focus.ts";

/** The whole card has a button for each hole. */
const FAR = 40;

/** Presses Tab until this element has the focus; fails if it cannot be reached. */
export const tabTo = (page: Page, name: string | RegExp): Promise<void> => walk(page, "Tab", name);

/** The same towards the beginning of the page. */
export const tabBackTo = (page: Page, name: string | RegExp): Promise<void> =>
  walk(page, "Shift+Tab", name);

/** Goes to this element with Tab, and presses it. */
export const pressOn = async (page: Page, name: string | RegExp): Promise<void> => {
  await tabTo(page, name);
  await page.keyboard.press("Enter");
};

/** The same towards the beginning of the page. */
export const pressBackOn = async (page: Page, name: string | RegExp): Promise<void> => {
  await tabBackTo(page, name);
  await page.keyboard.press("Enter");
};

/** From a tab to its neighbour, which has the focus a moment later. */
export const goRightTo = async (page: Page, tab: string): Promise<void> => {
  await page.keyboard.press("ArrowRight");
  await hasFocus(page.getByRole("tab", { name: tab }));
};

/** Waits for the message, and leaves it, because closing it would take the focus. */
export const isTold = (page: Page, text: string): Promise<void> =>
  page.locator("[data-toasts]").getByText(text, { exact: true }).waitFor();

const walk = async (page: Page, key: "Tab" | "Shift+Tab", name: string | RegExp) => {
  for (let presses = 0; presses < FAR; presses += 1) {
    await page.keyboard.press(key);
    const { text, outline } = await page.evaluate(focused);
    if (!isCalled(text, name)) continue;
    expect(outline).toBe("solid");
    return;
  }
  throw new Error(`${key} does not reach ${name}`);
};

/**
 * Not found as ":focus": while the button for the calendar inside a field of a date has the focus,
 * nothing is.
 */
const focused = () => {
  const element = document.activeElement as HTMLInputElement;
  const text =
    element.getAttribute("aria-label") ?? element.labels?.[0]?.textContent ?? element.innerText;
  return { text: text.trim(), outline: getComputedStyle(element).outlineStyle };
};

const isCalled = (text: string, name: string | RegExp) =>
  typeof name === "string" ? text === name : name.test(text);
