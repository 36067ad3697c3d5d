import type { Page } from "playwright-core";
import type { GameType } from "../../../domain/golf/sideGames/gameTypes.ts";
import { type EventByCall, read } from "./eventByCall.ts";

/** One of the games on the page, by its name. */
export const gameOn = (page: Page, name: string) =>
  page.getByRole("article", { name, exact: true });

/** Opens what a game says behind its facts, unless it is open. */
export const openResults = async (page: Page, game: string): Promise<void> => {
  const results = gameOn(page, game).getByRole("button", { name: `Results: ${game}` });
  if ((await results.getAttribute("aria-expanded")) === "false") await results.click();
};

/** The rows of a list of a game, such as its winnings. */
export const rowsOf = async (page: Page, game: string, list: string) => {
  await openResults(page, game);
  const panel = gameOn(page, game).locator("section", {
    has: page.getByText(list, { exact: true }),
  });
  await panel.waitFor();
  return inALine(await panel.getByRole("listitem").allInnerTexts());
};

export const inALine = (texts: ReadonlyArray<string>) =>
  texts.map((text) => text.replace(/\s+/g, " ").trim());

/** Opens the form to join a game. */
export const openJoin = async (page: Page, name: string) => {
  await page.getByRole("button", { name: `Join ${name}` }).click();
  return page.getByRole("dialog", { name: `Join ${name}` });
};

/** Joins a game that needs no further choices. */
export const joinOn = async (page: Page, name: string): Promise<void> => {
  const form = await openJoin(page, name);
  await form.getByRole("button", { name: "Join" }).click();
};

/** The list of who owes whom. */
export const payments = (page: Page) =>
  page.locator("section", { has: page.getByRole("heading", { name: "Who owes whom" }) });

export const paymentsOn = async (page: Page) =>
  inALine(await payments(page).getByRole("listitem").allInnerTexts());

/** The id of the game of each type. */
export const gamesOf = async ({ office, address }: EventByCall) => {
  const games = await read<ReadonlyArray<{ readonly id: string; readonly gameType: GameType }>>(
    office,
    `/api${address}/side-games`,
  );
  return Object.fromEntries(games.map(({ id, gameType }) => [gameType, id]));
};
