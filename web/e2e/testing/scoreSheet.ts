import type { Page } from "playwright-core";
import { expect } from "vitest";
import { type EventByCall, read } from "./eventByCall.ts";

interface Card {
  readonly id: string;
  readonly userId: string;
  readonly totalGrossScore: number;
  readonly isVerified: boolean;
  readonly scores: ReadonlyArray<{ readonly holeNumber: number; readonly strokes: number }>;
}

/** The cards of an event, as the office reads them. */
export const cardsOf = ({ office, address }: EventByCall): Promise<ReadonlyArray<Card>> =>
  read(office, `/api${address}/scorecards`);

/** The field for a hole in the score sheet of the office. */
export const cellOf = (page: Page, player: string, hole: number) =>
  page.getByRole("textbox", { name: new RegExp(`^${player}, hole ${hole},`) });

/** Waits until the field for this hole has the focus. */
export const isAtHole = async (page: Page, player: string, hole: number): Promise<void> => {
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? ""), {
      message: `the focus is on hole ${hole} of ${player}`,
    })
    .toMatch(new RegExp(`^${player}, hole ${hole},`));
};

const laptop = { width: 1280, height: 800 };

/** On a laptop at least eight players are in sight at once, with all buttons of their rows. */
export const fitsLaptop = async (page: Page): Promise<void> => {
  const before = page.viewportSize();
  await page.setViewportSize(laptop);
  const dock = page.getByText("All scores are saved.").locator("..");
  const seen = async () => {
    const { y: end = 0 } = (await dock.boundingBox()) ?? {};
    return page.getByRole("grid").evaluate((grid, bottom) => {
      const frame = grid.parentElement;
      frame?.scrollTo(0, 0);
      scrollTo(0, 0);
      const side = frame?.getBoundingClientRect().right ?? 0;
      const rows = [...grid.querySelectorAll("tr[data-index]")]
        .map((row) => ({ row, place: row.getBoundingClientRect() }))
        .filter(({ place }) => place.top >= 0 && place.bottom <= bottom)
        .map(({ row }) => [...row.querySelectorAll("button")]);
      const ends = rows.flat().map((button) => button.getBoundingClientRect().right);
      return { areEight: rows.length >= 8, isCutOff: Math.max(...ends) > side };
    }, end);
  };
  await expect
    .poll(seen, { message: "eight whole rows are in sight" })
    .toEqual({ areEight: true, isCutOff: false });
  if (before) await page.setViewportSize(before);
};
