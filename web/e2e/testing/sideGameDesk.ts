import type { Locator, Page } from "playwright-core";
import { type GameType, gameTypeLabels } from "../../../domain/golf/sideGames/gameTypes.ts";
import { inALine } from "./sideGames.ts";
import type { Sheet } from "./sideGamesOfOneDay.ts";
import { toast } from "./toast.ts";

/** The office opens the sheet of a new game, and chooses what is played. */
export const chooseGame = async (office: Page, type: GameType, format: Sheet["format"]) => {
  await office.getByRole("button", { name: "Create Side Game" }).click();
  const form = office.getByRole("dialog", { name: "Create Side Game" });
  await form.getByLabel("Game type").selectOption(gameTypeLabels[type]);
  await form.getByLabel("Game format").selectOption(format);
  return form;
};

/** The office fills in the sheet of a new game, and sends it. */
export const createGame = async (office: Page, type: GameType, sheet: Sheet): Promise<void> => {
  const form = await chooseGame(office, type, sheet.format);
  if (sheet.scoring) await form.getByLabel("Scoring").selectOption(sheet.scoring);
  for (const hole of sheet.holes) {
    await form.getByRole("button", { name: `Hole ${hole}`, exact: true }).click();
  }
  await form.getByLabel("Total bet amount").fill(sheet.purse);
  for (const [label, value] of Object.entries(sheet.fields ?? {})) {
    await form.getByLabel(label, { exact: true }).fill(value);
  }
  await sendGame(office, form);
};

/** Sends the sheet, which closes as soon as the new game is in the list. */
export const sendGame = async (office: Page, form: Locator): Promise<void> => {
  await form.getByRole("button", { name: "Create Side Game" }).click();
  await toast(office, "Side game created");
  await form.waitFor({ state: "hidden" });
};

/** Opens a game from the list of the office. */
export const openGame = async (office: Page, type: GameType): Promise<void> => {
  const label = gameTypeLabels[type];
  const name = new RegExp(`^${label} ?(Individual|Team|Partners)`);
  await office.getByRole("button", { name }).click();
  await office.getByRole("heading", { name: label, level: 3, exact: true }).waitFor();
};

interface Measured {
  readonly name: string;
  readonly hole: number;
  readonly distance: string;
  readonly unit: "feet" | "yards";
}

/** Records a distance in the open game, with which the player takes the lead. */
export const measure = async (office: Page, { name, hole, distance, unit }: Measured) => {
  await office.getByLabel("Hole", { exact: true }).selectOption(`Hole ${hole}`);
  await office.getByLabel("Player", { exact: true }).selectOption(name);
  await office.getByLabel(`Distance in ${unit}`).fill(distance);
  await office.getByText(`Afterwards ${name} leads.`).waitFor();
  await office.getByRole("button", { name: "Save Entry" }).click();
  await toast(office, "Entry saved");
};

/** A figure of the settlement, by its label. */
const plateOf = (office: Page, label: string) =>
  office
    .locator("dl > div")
    .filter({ has: office.getByText(label, { exact: true }) })
    .locator("dd");

/** Shows the settlement of the open game, and waits until the game is so far. */
export const showSettlement = async (office: Page, status: "Running" | "Final") => {
  await office.getByRole("tab", { name: "Settlement" }).click();
  await plateOf(office, "Status").getByText(status, { exact: true }).waitFor();
};

/** The rows of a table of the open game, without its heads. */
const tableOn = async (office: Page, name: string) => {
  const rows = await office
    .getByRole("table", { name })
    .locator("tbody > tr")
    .evaluateAll((all) =>
      all.map((row) =>
        [...row.querySelectorAll<HTMLElement>("th, td")].map((cell) => cell.innerText),
      ),
    );
  return rows.map(inALine);
};

/** What the office reads in the settlement of the open game. */
export const readSettlement = async (office: Page) => {
  const winnings = office.locator("h3:text-is('Winnings') + ul > li");
  return {
    purse: await plateOf(office, "Purse").innerText(),
    unclaimed: await plateOf(office, "Unclaimed").innerText(),
    standing: await tableOn(office, "Standing"),
    shares: inALine(await winnings.allInnerTexts()),
    matches: await tableOn(office, "Matches"),
    holes: await tableOn(office, "Hole by hole"),
  };
};
