import type { Page } from "playwright-core";
import { expect } from "vitest";
import { violationsOn } from "../testing/axe.ts";
import { eventByCall } from "../testing/eventByCall.ts";
import { violationsInEveryLook } from "../testing/everyLook.ts";
import { test } from "../testing/journey.ts";
import { gameOn, inALine, joinOn, openJoin, rowsOf } from "../testing/sideGames.ts";
import { toast } from "../testing/toast.ts";

const joined = "Successfully joined the side game!";

const payments = (page: Page) =>
  page.locator("section", { has: page.getByRole("heading", { name: "Who owes whom" }) });

const paymentsOn = async (page: Page) =>
  inALine(await payments(page).getByRole("listitem").allInnerTexts());

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

test("a team and a partner are asked for, and a refusal says why", async ({ visits }) => {
  const refused = ["400 /api/side-games/:id/join", "409 /api/side-games/:id/join"];
  const event = await eventByCall(visits, "Pairs at Dusk");
  const ana = await event.newcomer("Ana", { refused });
  const ben = await event.newcomer("Ben", { refused });
  const cleo = await event.newcomer("Cleo");
  await event.newGame({ gameType: "best_ball", gameFormat: "team", maxParticipants: 1 });
  await event.newGame({ gameType: "worst_ball", gameFormat: "partners" });
  for (const phone of [ana, ben]) {
    await phone.goto(`${event.address}?tab=skins`);
    await phone.getByRole("button", { name: "Join Best Ball" }).click();
  }

  const team = ana.getByRole("dialog", { name: "Join Best Ball" });
  await team.getByRole("button", { name: "Join" }).click();
  await team.getByText("Team name is required").waitFor();
  await team.getByLabel("Team name").fill("Reds");
  await team.getByLabel("I am the captain").check();
  expect(await violationsInEveryLook(ana)).toEqual([]);
  await team.getByRole("button", { name: "Join" }).click();
  await toast(ana, joined);
  await gameOn(ana, "Best Ball").getByText("Ana Teal (captain)").waitFor();

  // Ana got the last place while Ben was typing.
  const late = ben.getByRole("dialog", { name: "Join Best Ball" });
  await late.getByLabel("Team name").fill("Blues");
  await late.getByRole("button", { name: "Join" }).click();
  await toast(ben, "This side game is full");
  // The toast goes by itself. The sentence stays in the dialog, and a screen reader says it.
  await late.getByRole("alert").getByText("This side game is full", { exact: true }).waitFor();
  expect(await late.getByLabel("Team name").inputValue()).toBe("Blues");
  await late.getByRole("button", { name: "Cancel" }).click();
  await late.page().getByRole("button", { name: "Discard" }).click();
  await gameOn(ben, "Best Ball").getByText("Full", { exact: true }).waitFor();

  await ana.getByRole("button", { name: "Join Worst Ball" }).click();
  const pair = ana.getByRole("dialog", { name: "Join Worst Ball" });
  await pair.getByRole("button", { name: "Join" }).click();
  await pair.getByText("Please select a partner", { exact: true }).waitFor();
  expect(await violationsInEveryLook(ana)).toEqual([]);
  // Cleo is removed while Ana is choosing: the sentence stands at the field it is about.
  await pair.getByLabel("Partner").selectOption("Cleo Teal");
  await event.remove(cleo);
  await pair.getByRole("button", { name: "Join" }).click();
  await toast(ana, "The partner must be registered for this event");
  await pair.getByText("The partner must be registered for this event", { exact: true }).waitFor();
  await pair.getByLabel("Partner").selectOption("Ben Teal");
  await pair.getByRole("button", { name: "Join" }).click();
  await toast(ana, joined);
  await gameOn(ana, "Worst Ball").getByText("The partner has not joined yet").waitFor();
  await ben.getByRole("button", { name: "Join Worst Ball" }).click();
  await ben.getByText("Ana Teal has named you.").waitFor();
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
