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
