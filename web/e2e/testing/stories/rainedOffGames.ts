import type { Page } from "playwright-core";
import { type GameType, gameTypeLabels } from "../../../../domain/golf/sideGames/gameTypes.ts";
import { read, send } from "../eventByCall.ts";
import {
  chooseGame,
  createGame,
  measure,
  openGame,
  readSettlement,
  sendGame,
  showSettlement,
} from "../sideGameDesk.ts";
import { gameOn, inALine, joinOn, openResults, paymentsOn, rowsOf } from "../sideGames.ts";
import { toast } from "../toast.ts";
import type { Caller } from "../visits.ts";
import { player } from "./rainedOffField.ts";
import {
  type Money,
  netHoles,
  type Played,
  played,
  playersOf,
  skinHoles,
  teamOf,
} from "./rainedOffMoney.ts";

const joined = "Successfully joined the side game!";

/** The office creates the five games. The skins have holes and money of their own in each round. */
export const createGames = async (office: Page, desk: string): Promise<void> => {
  await office.goto(`${desk}/side-games`);
  const form = await chooseGame(office, "skins", "Individual");
  await form.getByLabel("Round 2").check();
  await form.getByRole("switch", { name: "Combined rounds" }).click();
  for (const [round, purse] of [
    [1, "90"],
    [2, "30"],
  ] as const) {
    const choice = form.getByRole("group", { name: `Holes of round ${round}` });
    for (const hole of skinHoles) {
      await choice.getByRole("button", { name: `Hole ${hole}`, exact: true }).click();
    }
    await form.getByLabel(`Bet amount of round ${round}`).fill(purse);
  }
  await sendGame(office, form);
  const alone = { format: "Individual" } as const;
  await createGame(office, "closest_to_pin", { ...alone, holes: [4, 13], purse: "40" });
  await createGame(office, "nassau", { ...alone, holes: [], purse: "30" });
  await createGame(office, "stableford", {
    ...{ ...alone, scoring: "Net", holes: netHoles, purse: "40" },
  });
  await createGame(office, "best_ball", {
    ...{ format: "Team", holes: [], purse: "40" },
    fields: { "Team size": "2", "Payout by place": "70, 30" },
  });
};

/** The id of the game of each type. */
export const idsOfGames = async (
  office: Caller,
  address: string,
): Promise<Readonly<Record<string, string>>> => {
  const all = await read<ReadonlyArray<{ readonly id: string; readonly gameType: GameType }>>(
    office,
    `/api${address}/side-games`,
  );
  return Object.fromEntries(all.map(({ id, gameType }) => [gameType, id]));
};

/** One joins the own games on a phone, all others without a screen. */
export const joinGames = async (
  phone: Page,
  own: number,
  address: string,
  gameIds: Readonly<Record<string, string>>,
  callerOf: (number: number) => Promise<Caller>,
): Promise<void> => {
  await phone.goto(`${address}?tab=skins`);
  for (const type of played) {
    for (const number of playersOf[type]) {
      if (number === own) {
        await joinOn(phone, gameTypeLabels[type]);
        await toast(phone, joined);
      } else {
        const teamName = teamOf(number);
        await send(await callerOf(number), `/api/side-games/${gameIds[type]}/join`, {
          ...(type === "best_ball" ? { teamName } : {}),
        });
      }
    }
  }
};

/** One was nearest on each par 3. */
export const measureBoth = async (office: Page, desk: string): Promise<void> => {
  await office.goto(`${desk}/side-games`);
  await openGame(office, "closest_to_pin");
  const near = { unit: "feet" } as const;
  await measure(office, { ...near, name: player(8).name, hole: 4, distance: "12.5" });
  await measure(office, { ...near, name: player(19).name, hole: 13, distance: "6" });
};

const SIDE = /Storm Marram \d\d|Gulls|Terns/;

const dollarsIn = (text: string) => Number(/[-+]?\$[\d.]+$/.exec(text)?.[0].replace("$", ""));

const bySide = (rows: ReadonlyArray<string>) =>
  Object.fromEntries(rows.map((row) => [SIDE.exec(row)?.[0] ?? row, dollarsIn(row)]));

/** The money of a game as its settlement at the desk has it. */
export const moneyAtDesk = async (office: Page, type: Played): Promise<Money> => {
  await openGame(office, type);
  await showSettlement(office, "Final");
  const { purse, unclaimed, standing } = await readSettlement(office);
  const winnings = Object.fromEntries(
    standing.map((cells) => [cells[0] ?? "", dollarsIn(cells.at(-1) ?? "")]),
  );
  return { purse: dollarsIn(purse), unclaimed: dollarsIn(unclaimed), winnings };
};

/** What the page of a game says each side has won. */
export const winningsOnPage = async (phone: Page, address: string, type: Played, id: string) => {
  await phone.goto(`${address}?tab=skins&game=${id}`);
  const title = gameTypeLabels[type];
  await openResults(phone, title);
  await gameOn(phone, title).getByText("Winnings", { exact: true }).waitFor();
  return bySide(await rowsOf(phone, title, "Winnings"));
};

/** The money of everybody, and what is left of it once each payment was made. */
export const settledOn = async (phone: Page, address: string) => {
  await phone.goto(`${address}?tab=skins&part=money`);
  const panel = phone.locator("section", {
    has: phone.getByRole("heading", { name: "Balances" }),
  });
  await panel.getByRole("listitem").first().waitFor();
  const balances = bySide(inALine(await panel.getByRole("listitem").allInnerTexts()));
  const left = { ...balances };
  for (const payment of await paymentsOn(phone)) {
    const [from = "", to = ""] = payment.match(/Storm Marram \d\d/gu) ?? [];
    left[from] = (left[from] ?? 0) + dollarsIn(payment);
    left[to] = (left[to] ?? 0) - dollarsIn(payment);
  }
  return { balances, left };
};
