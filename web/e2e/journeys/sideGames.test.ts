import type { Page } from "playwright-core";
import { expect } from "vitest";
import { violationsOn } from "../testing/axe.ts";
import { eventByCall, idOf, send } from "../testing/eventByCall.ts";
import { violationsInEveryLook } from "../testing/everyLook.ts";
import { test } from "../testing/journey.ts";
import { superAdmin } from "../testing/people.ts";
import { chooseGame, readSettlement, sendGame, showSettlement } from "../testing/sideGameDesk.ts";
import {
  gameOn,
  gamesOf,
  joinOn,
  openJoin,
  payments,
  paymentsOn,
  rowsOf,
} from "../testing/sideGames.ts";
import { toast } from "../testing/toast.ts";

const joined = "Successfully joined the side game!";

test("three play skins, from joining to who owes whom", async ({ visits }) => {
  const event = await eventByCall(visits, "Skins at Dusk");
  const ana = await event.newcomer("Ana");
  const ben = await event.newcomer("Ben");
  const cleo = await event.newcomer("Cleo");
  await ana.goto(`${event.address}?tab=skins`);
  await ana.getByRole("heading", { name: "No Side Games Yet" }).waitFor();

  // A new game appears without a reload.
  await event.newGame({ gameType: "skins", holeNumbers: [1, 2, 3], totalPurse: 90 });
  const form = await openJoin(ana, "Skins");
  await form.waitFor();
  expect(await violationsInEveryLook(ana)).toEqual([]);
  await form.getByRole("button", { name: "Join" }).click();
  await toast(ana, joined);
  await gameOn(ana, "Skins").getByText("Joined", { exact: true }).waitFor();
  for (const phone of [ben, cleo]) {
    await phone.goto(`${event.address}?tab=skins`);
    // The list says that the player has joined before the answer does.
    await phone.route("**/join", async (route) => {
      const response = await route.fetch();
      await phone.getByText("Joined", { exact: true }).waitFor();
      await route.fulfill({ response });
    });
    await joinOn(phone, "Skins");
    await toast(phone, joined);
  }
  await ana.getByText("3 players").waitFor();

  for (const phone of [ana, ben, cleo]) await event.play(phone, 4, 4);
  await ana.getByText("on hole 3").waitFor();
  await ana.getByText("$60 carried from 2 ties").waitFor();
  await event.play(ben, 4, 4, 3);
  await event.play(ana, 4, 4, 4);
  await event.play(cleo, 4, 4, 5);
  await ana.getByText("All holes are settled.").waitFor();
  expect(await rowsOf(ana, "Skins", "Winnings")).toEqual([
    "1 Ben Teal 3 skins $90.00",
    "T2 Ana Teal You 0 skins $0.00",
    "T2 Cleo Teal 0 skins $0.00",
  ]);
  expect(await rowsOf(ana, "Skins", "Hole by hole")).toEqual([
    "Hole 3 Ben Teal With 3, $60.00 carried in $90.00",
    "Hole 2 3 tied at 4 $60.00 carries to 3",
    "Hole 1 3 tied at 4 $30.00 carries to 2",
  ]);
  expect(await violationsOn(ana)).toEqual([]);

  await ana.getByRole("tab", { name: "Who owes whom" }).click();
  await payments(ana).getByText("$30.00").first().waitFor();
  expect(await paymentsOn(ana)).toEqual([
    "Ana Teal You pays Ben Teal $30.00",
    "Cleo Teal pays Ben Teal $30.00",
  ]);
  expect(await violationsOn(ana)).toEqual([]);

  // A corrected score changes the money at once.
  await event.play(ana, 4, 4, 2);
  await payments(ana).getByText("Ana Teal").nth(1).waitFor();
  expect(await paymentsOn(ana)).toEqual([
    "Ben Teal pays Ana Teal You $30.00",
    "Cleo Teal pays Ana Teal You $30.00",
  ]);
});

test("the four of a wolf game record whom the wolf takes, and points and money follow", async ({
  visits,
}) => {
  const event = await eventByCall(visits, "Wolf at Dusk");
  const phones: Array<Page> = [];
  for (const name of ["Ana", "Ben", "Cleo", "Dora"]) phones.push(await event.newcomer(name));
  // Two thirds for the first and one for the second, in percent with two decimals.
  const payoutStructure = [66.67, 33.33];
  await event.newGame({
    ...{ gameType: "wolf", holeNumbers: [1, 2, 3], totalPurse: 40, payoutStructure },
  });
  for (const phone of phones) {
    await phone.goto(`${event.address}?tab=skins`);
    await joinOn(phone, "Wolf");
    await toast(phone, joined);
  }
  const [ana, ben, cleo, dora] = phones as [Page, Page, Page, Page];

  await ana.getByText("Hole 1: Ana Teal is the wolf").waitFor();
  await ana.getByRole("button", { name: "Record choice" }).click();
  await ana.getByText("Choose a partner, or let the wolf play alone").waitFor();
  await ana.getByRole("radio", { name: "Cleo Teal" }).check();
  expect(await violationsInEveryLook(ana)).toEqual([]);
  await ana.getByRole("button", { name: "Record choice" }).click();
  await toast(ana, "Choice saved");
  await ana.getByText("Hole 2: Ben Teal is the wolf").waitFor();

  // Ben had the first hole open all the time, and now sees the recorded choice.
  await ben.getByText("Recorded: Ana Teal takes Cleo Teal").waitFor();
  await ben.getByLabel("Hole", { exact: true }).selectOption("Hole 2");
  await ben.getByRole("radio", { name: /^Lone wolf/ }).check();
  await ben.getByRole("button", { name: "Record choice" }).click();
  await toast(ben, "Hole 2: Ben Teal, lone wolf");

  for (const [index, phone] of phones.entries())
    await event.play(phone, index === 2 ? 3 : 4, index === 1 ? 5 : 4);
  await ana
    .getByText("Ana Teal takes Cleo Teal · Ana Teal +1 · Ben Teal -1 · Cleo Teal +1 · Dora Teal -1")
    .waitFor();
  expect(await rowsOf(ana, "Wolf", "Winnings")).toEqual([
    "T1 Ana Teal You +2 points $0.00",
    "T1 Cleo Teal +2 points $0.00",
    "3 Dora Teal 0 points $0.00",
    "4 Ben Teal -4 points $0.00",
  ]);

  await cleo.getByLabel("Hole", { exact: true }).selectOption("Hole 3");
  await cleo.getByRole("radio", { name: "Dora Teal" }).check();
  await cleo.getByRole("button", { name: "Record choice" }).click();
  await toast(cleo, "Hole 3: Cleo Teal takes Dora Teal");
  await event.play(ana, 4, 4, 4);
  await event.play(ben, 4, 5, 4);
  await event.play(cleo, 3, 4, 5);
  await event.play(dora, 4, 4, 3);
  await ana.getByText("All holes are settled.").waitFor();
  expect(await ana.getByRole("heading", { name: "Wolf's choice" }).count()).toBe(0);
  // The third place has no prize of its own. Ana joined before Dora, and gets the odd cent.
  expect(await rowsOf(ana, "Wolf", "Winnings")).toEqual([
    "1 Cleo Teal +3 points $26.67",
    "T2 Ana Teal You +1 point $6.67",
    "T2 Dora Teal +1 point $6.66",
    "4 Ben Teal -5 points $0.00",
  ]);

  // Each of the four has paid a quarter of the purse.
  await ana.getByRole("tab", { name: "Who owes whom" }).click();
  await payments(ana).getByText("$10.00").first().waitFor();
  expect(await paymentsOn(ana)).toEqual([
    "Ana Teal You pays Cleo Teal $3.33",
    "Ben Teal pays Cleo Teal $10.00",
    "Dora Teal pays Cleo Teal $3.34",
  ]);
});

test("each round of a skins game has its own holes and purse, and carries nothing into the next", async ({
  visits,
}) => {
  const event = await eventByCall(visits, "Two Dawns", { status: "active", numberOfRounds: 2 });
  const { address } = event;
  const office = await visits.asDesktop({ as: superAdmin });
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
