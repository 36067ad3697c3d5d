import type { Page } from "playwright-core";
import { drawnByItself } from "./weighed.ts";

const words = ["Eagle", "Birdie", "Par", "Bogey", "Double", "Triple"];

/** Presses the key for this many strokes on a hole of this par. */
export const pressStrokes = async (page: Page, par: number, strokes: number): Promise<void> => {
  const word = words[strokes - par + 2];
  await page.getByRole("button", { name: `${strokes}, ${word}`, exact: true }).click();
};

/** The hole that the pad shows once it is alive. */
export const onHole = async (page: Page, hole: number): Promise<void> => {
  await drawnByItself(page);
  await page.getByRole("region", { name: `Hole ${hole}`, exact: true }).waitFor();
};

/** Continues to the next hole; after the last open hole to the whole card. */
export const goOn = (page: Page): Promise<void> =>
  page
    .getByRole("button", { name: /^(Hole \d+|Finish)$/ })
    .last()
    .click();

/** Waits until every entered score is stored on the server. */
export const saved = (page: Page): Promise<void> =>
  page.getByText("Saved", { exact: true }).waitFor();

/** Waits until the pad of a group shows the card of this player. */
export const isTurnOf = (page: Page, name: string): Promise<void> =>
  page.locator("header").getByText(name, { exact: true }).waitFor();
