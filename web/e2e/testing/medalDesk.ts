import type { Page } from "playwright-core";
import { expect } from "vitest";
import { medallist } from "./medal.ts";

export const PLAYERS = 120;
/** Enters on the morning of the first round, and wins. */
export const late = medallist(PLAYERS);
/** The first score of this player's cards is a mistake. */
export const mistaken = medallist(1);
export const REASON = "The marker has 4 on the first hole.";

/** Everybody but the mistaken player. */
export const OTHERS = PLAYERS - 1;

/** The cards that come on paper. Each hole is one digit. */
const papers = [
  { player: medallist(PLAYERS - 2).name, digits: "555455545554555455" },
  { player: medallist(PLAYERS - 1).name, digits: "545455545554555455" },
  { player: late.name, digits: "434343434343434343" },
];
const [firstPaper] = papers;

/** The first hole of the first card from paper. */
export const firstOnPaper = (page: Page) =>
  page.getByRole("textbox", { name: new RegExp(`^${firstPaper?.player}, hole 1,`) });

/** Types the cards from paper, beginning in the first cell of the first one. */
export const typePapers = async (page: Page): Promise<void> => {
  const pressed = await countKeys(page);
  for (const { player, digits } of papers) {
    await isAtFirstHole(page, player);
    await pressed();
    await page.keyboard.type(digits);
    await page.keyboard.press("Enter");
    expect(await pressed()).toBe(18 + 1);
    const head = page.getByRole("rowheader", { name: player });
    await head.getByText("To be signed").waitFor();
  }
  await page.getByText("All scores are saved.").waitFor();
};

/** Waits until the first hole of a player has the focus. */
export const isAtFirstHole = async (page: Page, player: string): Promise<void> => {
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? ""), {
      message: `the focus is on the first hole of ${player}`,
    })
    .toContain(`${player}, hole 1,`);
};

/** Tells how many keys were pressed since it told it last. */
const countKeys = async (page: Page) => {
  const counter = await page.evaluateHandle(() => {
    const counted = { keys: 0 };
    addEventListener("keydown", () => (counted.keys += 1), { capture: true });
    return counted;
  });
  return () =>
    counter.evaluate((counted) => {
      const { keys } = counted;
      counted.keys = 0;
      return keys;
    });
};

/** The group that tees off last: the draw puts three players in it, or the leaders. */
export const lastGroup = (page: Page) => page.getByRole("article", { name: /^Group 30 / });

export const rejection = (page: Page) => page.getByRole("dialog", { name: "Reject Scorecard" });

export const correction = (page: Page) => page.getByRole("dialog", { name: "Correct Scores" });
