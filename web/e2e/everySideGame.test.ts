import type { Page } from "playwright-core";
import { expect } from "vitest";
import { type GameType, gameTypeLabels, gameTypes } from "../../domain/golf/sideGames/gameTypes.ts";
import { violationsOn } from "./testing/axe.ts";
import { holdBack } from "./testing/holdBack.ts";
import { test } from "./testing/journey.ts";
import { idOf } from "./testing/newcomer.ts";
import { day } from "./testing/office.ts";
import { onHole, pressStrokes } from "./testing/pad.ts";
import {
  chooseGame,
  createGame,
  measure,
  openGame,
  readSettlement,
  sendGame,
  showSettlement,
} from "./testing/sideGameDesk.ts";
import { anEventOf, rowsOf } from "./testing/sideGames.ts";
import {
  type FirstName,
  firstNames,
  gamesOfTheDay,
  indexes,
  partnerOf,
  scoresOf,
  teamOf,
} from "./testing/sideGamesOfOneDay.ts";
import { send } from "./testing/teeParty.ts";
import { toast } from "./testing/toast.ts";

type Event = Awaited<ReturnType<typeof anEventOf>>;

/** The four players, each with a phone. */
const theFour = async (event: Event) => {
  const ids = {} as Record<FirstName, string>;
  const phones = {} as Record<FirstName, Page>;
  for (const name of firstNames) {
    phones[name] = await event.newcomer(name, [], indexes[name]);
    ids[name] = await idOf(phones[name]);
  }
  return { ids, phones };
};

/** The id of the game of each type. */
const gamesOf = async ({ office, address }: Event) => {
  const games: ReadonlyArray<{ readonly id: string; readonly gameType: GameType }> = await (
    await office.request.get(`/api${address}/side-games`)
  ).json();
  return Object.fromEntries(games.map(({ id, gameType }) => [gameType, id]));
};

const dollars = (amount: string | number) => `$${Number(amount).toFixed(2)}`;
const centsOf = (money: string) => Math.round(Number(money.replace("$", "")) * 100);

test("every side game is created, played and settled to the cent", async ({ visits }) => {
  const event = await anEventOf(visits, "Ten Games at Dawn", { status: "active" });
  const { office, address } = event;
  const { ids, phones } = await theFour(event);
  await send(office, `/api${address}/groups`, {
    ...{ groupName: "The four", teeTime: `${day()}T08:00` },
    members: firstNames.map((name) => ids[name]),
  });

  await office.goto(`/admin${address}/side-games`);
  for (const type of gameTypes) await createGame(office, type, gamesOfTheDay[type].sheet);
  const games = await gamesOf(event);
  for (const type of gameTypes) {
    const { format } = gamesOfTheDay[type].sheet;
    for (const name of firstNames) {
      await send(phones[name], `/api/side-games/${games[type]}/join`, {
        ...(format === "Team" ? { teamName: teamOf[name] } : {}),
        ...(format === "Partners" ? { partnerId: ids[partnerOf[name]] } : {}),
      });
    }
  }

  // All holes are played but the last one of Dora.
  for (const name of firstNames) {
    const holeScores = name === "Dora" ? scoresOf(name).slice(0, -1) : scoresOf(name);
    const card = { playerId: ids[name], roundNumber: 1, holeScores };
    await send(office, `/api${address}/scoring`, card);
  }

  const measured = (type: GameType, name: FirstName, holeNumber: number, distance: number) =>
    send(office, `/api/side-games/${games[type]}/entries`, {
      ...{ playerId: ids[name], roundNumber: 1, holeNumber, distance },
    });
  await measured("closest_to_pin", "Ana", 8, 12.25);
  await measured("closest_to_pin", "Ana", 13, 7);
  await measured("closest_to_pin", "Cleo", 13, 7);
  await measured("longest_drive", "Ana", 6, 255);
  await openGame(office, "closest_to_pin");
  await measure(office, { name: "Ben Teal", hole: 8, distance: "3.5", unit: "feet" });
  await openGame(office, "longest_drive");
  await measure(office, { name: "Dora Teal", hole: 6, distance: "281", unit: "yards" });

  const chosen = (holeNumber: number, wolfId: string, partnerId: string | null) =>
    send(office, `/api/side-games/${games["wolf"]}/wolf`, {
      ...{ wolfId, partnerId, roundNumber: 1, holeNumber },
    });
  await chosen(2, ids.Ben, ids.Ana);
  await chosen(7, ids.Cleo, null);
  await openGame(office, "wolf");
  const twelfth = office.getByRole("group", { name: "Hole 12" });
  // It is her turn.
  expect(await twelfth.getByLabel("Wolf").inputValue()).toBe(ids.Dora);
  await twelfth.getByLabel("Partner").selectOption("Ben Teal");
  await twelfth.getByText("Points: Ana -1, Ben +1, Cleo -1, Dora +1.").waitFor();
  const reading = await holdBack(office, "GET", `**/api/side-games/${games["wolf"]}/results`);
  await twelfth.getByRole("button", { name: "Save" }).click();
  await toast(office, "Choice saved");
  await reading.isAsked();
  // What was saved is not asked about, though the results have not come yet.
  await openGame(office, "nassau");
  reading.letGo();
  await showSettlement(office, "Running");
  await twoPuttsOnTheLast(phones.Dora, address);
  await showSettlement(office, "Final");

  await phones.Ana.goto(`${address}?tab=skins`);
  for (const type of gameTypes) {
    const { sheet, standing, unclaimed, hole, shares = [], matches = [] } = gamesOfTheDay[type];
    const title = gameTypeLabels[type];
    await openGame(office, type);
    // Nobody was measured on one of its holes, which may still be done.
    await showSettlement(office, type === "longest_drive" ? "Running" : "Final");
    // A page that was left before its results came shows the earlier ones until it has read them.
    await expect
      .poll(async () => ({ title, ...(await readSettlement(office)) }))
      .toMatchObject({
        ...{ title, purse: dollars(sheet.purse), unclaimed, shares, matches },
        standing: standing.map(([place, side, score, winnings]) => [
          ...[side, place, score.split(" ")[0], winnings],
        ]),
        holes: expect.arrayContaining([hole]),
      });
    const won = standing.reduce((sum, [, , , winnings]) => sum + centsOf(winnings), 0);
    expect(dollars((won + centsOf(unclaimed)) / 100)).toBe(dollars(sheet.purse));

    // Ana reads the same. Her own row is marked, and teams have the names of their players.
    await expect
      .poll(async () =>
        (await rowsOf(phones.Ana, title, "Winnings")).map((row) =>
          row.replace(" You", "").replace(/ \w+ Teal, \w+ Teal/, ""),
        ),
      )
      .toEqual(standing.map((line) => line.join(" ")));
  }
  expect(await violationsOn(office)).toEqual([]);
  expect(await violationsOn(phones.Ana)).toEqual([]);
});

/** A par with two putts on the pad, when nobody else is on the course any more. */
const twoPuttsOnTheLast = async (phone: Page, address: string) => {
  await phone.goto(`${address}?tab=scorecard&round=1`);
  await onHole(phone, 18);
  await pressStrokes(phone, 4, 4);
  const more = phone.getByRole("button", { name: "One putt more" });
  await more.click();
  await more.click();
  const putts = async () => {
    const cards = await (await phone.request.get(`/api${address}/my-scorecards`)).json();
    return cards[0].scores.at(-1).putts;
  };
  await expect.poll(putts).toBe(2);
};

test("each round of a skins game has its own holes and purse, and carries nothing into the next", async ({
  visits,
}) => {
  const event = await anEventOf(visits, "Two Dawns", { status: "active", numberOfRounds: 2 });
  const { office, address } = event;
  const ana = await event.newcomer("Ana");
  const ben = await event.newcomer("Ben");

  await office.goto(`/admin${address}/side-games`);
  const form = await chooseGame(office, "skins", "Individual");
  await form.getByLabel("Round 2").check();
  await form.getByRole("switch", { name: "Combined rounds" }).click();
  for (const [round, holes, purse] of [
    [1, [1, 2], "10.01"],
    [2, [1, 18], "6"],
  ] as const) {
    const choice = form.getByRole("group", { name: `Holes of round ${round}` });
    for (const hole of holes) {
      await choice.getByRole("button", { name: `Hole ${hole}`, exact: true }).click();
    }
    await form.getByLabel(`Bet amount of round ${round}`).fill(purse);
  }
  await sendGame(office, form);
  const { skins } = await gamesOf(event);
  for (const phone of [ana, ben]) await send(phone, `/api/side-games/${skins}/join`);

  // Ana wins the first hole for 5.01, and the second one is tied: its 5.00 stay unclaimed. In the
  // second round Ben and Ana win a hole each, for 3.00.
  await event.play(ana, 3, 4);
  await event.play(ben, 4, 4);
  const playAgain = async (phone: Page, first: number, last: number) =>
    send(office, `/api${address}/scoring`, {
      ...{ playerId: await idOf(phone), roundNumber: 2 },
      holeScores: [
        { holeNumber: 1, strokes: first },
        { holeNumber: 18, strokes: last },
      ],
    });
  await playAgain(ana, 4, 3);
  await playAgain(ben, 3, 4);
  await showSettlement(office, "Final");
  expect(await readSettlement(office)).toMatchObject({
    ...{ purse: "$16.01", unclaimed: "$5.00" },
    standing: [
      ["Ana Teal", "1", "2", "$8.01"],
      ["Ben Teal", "2", "1", "$3.00"],
    ],
    holes: [
      ["Round 1, hole 1", "Counted", "$5.01", "$0.00", "Ana Teal"],
      ["Round 1, hole 2", "Tied", "$5.00", "$0.00", "-"],
      ["Round 2, hole 1", "Counted", "$3.00", "$0.00", "Ben Teal"],
      ["Round 2, hole 18", "Counted", "$3.00", "$0.00", "Ana Teal"],
    ],
  });
  expect(await violationsOn(office)).toEqual([]);
});
