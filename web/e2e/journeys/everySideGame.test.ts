import type { Page } from "playwright-core";
import { expect } from "vitest";
import {
  type GameType,
  gameTypeLabels,
  gameTypes,
} from "../../../domain/golf/sideGames/gameTypes.ts";
import { violationsOn } from "../testing/axe.ts";
import { type EventByCall, eventByCall, idOf, read, send } from "../testing/eventByCall.ts";
import { holdBack } from "../testing/holdBack.ts";
import { test } from "../testing/journey.ts";
import { day } from "../testing/office.ts";
import { onHole, pressStrokes } from "../testing/pad.ts";
import { demoPlayer, superAdmin } from "../testing/people.ts";
import { addressOf, demoEvents } from "../testing/places.ts";
import {
  createGame,
  measure,
  openGame,
  readSettlement,
  showSettlement,
} from "../testing/sideGameDesk.ts";
import { gamesOf, rowsOf } from "../testing/sideGames.ts";
import {
  type FirstName,
  firstNames,
  gamesOfTheDay,
  indexes,
  partnerOf,
  scoresOf,
  teamOf,
} from "../testing/sideGamesOfOneDay.ts";
import { toast } from "../testing/toast.ts";

/** The four players, each with a phone. */
const theFour = async (event: EventByCall) => {
  const ids = {} as Record<FirstName, string>;
  const phones = {} as Record<FirstName, Page>;
  for (const name of firstNames) {
    phones[name] = await event.newcomer(name, { handicap: indexes[name] });
    ids[name] = await idOf(phones[name]);
  }
  return { ids, phones };
};

const dollars = (amount: string | number) => `$${Number(amount).toFixed(2)}`;
const centsOf = (money: string) => Math.round(Number(money.replace("$", "")) * 100);

test("every side game is created, played and settled to the cent", async ({ visits }) => {
  const event = await eventByCall(visits, "Ten Games at Dawn", { status: "active" });
  const { address } = event;
  const office = await visits.asDesktop({ as: superAdmin });
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
      .poll(async () => ({ title, ...(await readSettlement(office)) }), {
        message: `the settlement of ${title}`,
      })
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
      .poll(
        async () =>
          (await rowsOf(phones.Ana, title, "Winnings")).map((row) =>
            row.replace(" You", "").replace(/ \w+ Teal, \w+ Teal/, ""),
          ),
        { message: `the winnings of ${title} as Ana reads them` },
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
  await expect.poll(putts, { message: "two putts are saved" }).toBe(2);
};

const looksRight = async (page: Page) => {
  expect(await violationsOn(page)).toEqual([]);
};

interface Player {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly status: "approved" | "pending" | "cancelled";
}

test("a side game is created, measured and settled", async ({ visits }) => {
  const office = await visits.asDesktop({ as: superAdmin });
  const address = await addressOf(office, demoEvents.full.name);
  await office.goto(`/admin${address}/side-games`);
  await office.getByRole("button", { name: "Create Side Game" }).click();
  const sheet = office.getByRole("dialog", { name: "Create Side Game" });
  const create = sheet.getByRole("button", { name: "Create Side Game" });
  await create.click();
  await sheet.getByText("Please select game type and format").first().waitFor();
  await sheet.getByLabel("Game type").selectOption("Skins");
  await sheet.getByLabel("Game format").selectOption("Individual");
  await sheet.getByText("Please select holes for the skins game").waitFor();
  expect(await violationsOn(office)).toEqual([]);
  // Then only par 3 holes can be chosen.
  await sheet.getByLabel("Game type").selectOption("Closest to the Pin");
  await sheet
    .getByRole("button", { name: /^Hole \d+$/ })
    .first()
    .click();
  await sheet.getByLabel("Total bet amount").fill("40");
  await sheet.getByText("Prize per hole: $40.00").waitFor();
  await create.click();
  await toast(office, "Side game created");
  await office.getByText("Nobody has joined this game yet.").waitFor();
  await looksRight(office);

  const games = await read<ReadonlyArray<{ readonly id: string }>>(
    office,
    `/api${address}/side-games`,
  );
  const id = games.at(-1)?.id;
  const players = await read<ReadonlyArray<Player>>(office, `/api${address}/participants`);
  // Players on the waitlist cannot join.
  const [one, other] = players.filter(({ status }) => status === "approved");
  if (!one || !other) throw new Error("The event has no two players");
  for (const { firstName } of [one, other]) {
    await send(await visits.byCall(demoPlayer(firstName)), `/api/side-games/${id}/join`);
  }
  // A new member appears without a reload.
  await office.getByLabel("Distance in feet").waitFor();
  const record = async ({ firstName, lastName }: Player, distance: string, then: RegExp) => {
    await office.getByLabel("Player", { exact: true }).selectOption(`${firstName} ${lastName}`);
    await office.getByLabel("Distance in feet").fill(distance);
    await office.getByText(then).waitFor();
    await office.getByRole("button", { name: "Save Entry" }).click();
    await toast(office, "Entry saved");
  };
  await record(one, "12.5", new RegExp(`Afterwards ${one.firstName} .* leads`));
  await record(other, "30", /changes nothing at the top/);
  await record(other, "8", new RegExp(`Afterwards ${other.firstName} .* leads`));
  await looksRight(office);

  // The hole is played, and the game is settled.
  const hole = Number(/hole (\d+)/.exec(await office.getByText(/ · hole \d+ · /).innerText())?.[1]);
  for (const { id: playerId } of [one, other]) {
    const data = { playerId, roundNumber: 1, holeScores: [{ holeNumber: hole, strokes: 3 }] };
    expect((await office.request.post(`/api${address}/scoring`, { data })).status()).toBe(200);
  }
  await office.getByRole("tab", { name: "Settlement" }).click();
  const standing = office.getByRole("table", { name: "Standing" });
  const winner = standing.getByRole("row").filter({ hasText: "$40.00" });
  await winner.getByText(`${other.firstName} ${other.lastName}`).waitFor();
  await office.getByText("Final").waitFor();
  await looksRight(office);
});
