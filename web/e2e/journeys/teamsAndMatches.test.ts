import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { eventByCall, makeTeeParty, send } from "../testing/eventByCall.ts";
import { violationsInEveryLook } from "../testing/everyLook.ts";
import { hasFocus } from "../testing/focus.ts";
import { test } from "../testing/journey.ts";
import { superAdmin } from "../testing/people.ts";
import { addressOf, demoEvents } from "../testing/places.ts";
import { gameOn, inALine, openResults } from "../testing/sideGames.ts";
import { toast } from "../testing/toast.ts";
import type { Caller } from "../testing/visits.ts";

/** Round, state and leader of a match. */
const stateOf = async (row: Locator) => (await row.getByRole("cell").allInnerTexts()).slice(0, 3);

const formTeam = async (office: Page, name: string, players: ReadonlyArray<string>) => {
  await office.getByLabel("Team name").fill(name);
  for (const player of players) {
    await office.getByRole("checkbox", { name: new RegExp(`^${player}, HCP`) }).check();
  }
  await office.getByRole("button", { name: "Create Team" }).click();
  await toast(office, "Team created");
  await office.getByRole("row", { name: new RegExp(`^${name}`) }).waitFor();
};

test("two teams meet in matches, one decided by cards and one by the office", async ({
  visits,
}) => {
  const office = await visits.asDesktop({ as: superAdmin });
  const event = await eventByCall(visits, "Shrove Tuesday Match", {
    ...{ course: "Pebble Beach", eventType: "match_play", playFormat: "Match Play" },
  });
  const { address } = event;
  const [ana, ben, cleo, dora] = [
    await event.newPlayer("Ana"),
    await event.newPlayer("Ben"),
    await event.newPlayer("Cleo"),
    await event.newPlayer("Dora"),
  ];

  await office.goto(`/admin${address}/teams`);
  await office.getByRole("tab", { name: "Teams" }).last().click();
  await formTeam(office, "Reds", ["Ana Teal", "Ben Teal"]);
  await formTeam(office, "Blues", ["Cleo Teal", "Dora Teal"]);

  await office.getByRole("tab", { name: "Matches" }).click();
  await office.getByLabel("Player", { exact: true }).selectOption("Ana Teal");
  await office.getByLabel("Opponent").selectOption("Cleo Teal");
  await office.getByRole("button", { name: "Save Match" }).click();
  await toast(office, "Match saved");
  await send(office, `/api${address}/matches`, {
    ...{ playerId: ben.id, opponentId: dora.id, roundNumber: 1 },
  });
  const rowOf = (name: string) => office.getByRole("row", { name: new RegExp(`^${name}`) });
  const byCards = rowOf("Ana Teal and Cleo Teal");
  const byOffice = rowOf("Ben Teal and Dora Teal");
  await byCards.getByText("Not started").waitFor();
  await byOffice.getByText("Not started").waitFor();

  // Ana wins the first three holes, and they halve all others: 3 up with 2 to play.
  const play = (player: Caller, first: number, last: number, strokes: (hole: number) => number) =>
    send(player, `/api${address}/my-scores`, {
      roundNumber: 1,
      holeScores: Array.from({ length: last - first + 1 }, (_, index) => {
        const holeNumber = first + index;
        return { holeNumber, strokes: strokes(holeNumber) };
      }),
    });
  const ofAna = (hole: number) => (hole <= 3 ? 3 : 4);
  const ofCleo = () => 4;
  await play(ana, 1, 9, ofAna);
  await play(cleo, 1, 9, ofCleo);
  await byCards.getByText("3 up, thru 9").waitFor();
  await play(ana, 10, 16, ofAna);
  await play(cleo, 10, 16, ofCleo);
  await byCards.getByText("3&2, Final").waitFor();
  expect(await stateOf(byCards)).toEqual(["1", "3&2, Final", "Ana Teal"]);

  await office.getByRole("button", { name: "Record Result: Ben Teal and Dora Teal" }).click();
  await office.getByLabel("Result", { exact: true }).selectOption("Halved");
  await office.getByRole("button", { name: "Save Match" }).click();
  await toast(office, "Match saved");
  await byOffice.getByText("halved, Final").waitFor();
  expect(await stateOf(byOffice)).toEqual(["1", "halved, Final", "-"]);
  expect(await violationsInEveryLook(office)).toEqual([]);

  const phone = await visits.asPhone({ as: dora });
  await phone.goto(`${address}?tab=leaderboard`);
  // The board of a match-play event opens on its matches, the own one first.
  const matches = phone.getByRole("region", { name: "Round 1" }).getByRole("listitem");
  await matches.nth(1).waitFor();
  expect(await matches.allTextContents()).toEqual([
    expect.stringMatching(/^Ben Teal and Dora Teal halved their match/),
    expect.stringMatching(/^Ana Teal beat Cleo Teal 3&2/),
  ]);
  await matches.last().locator("summary").click();
  await phone.getByRole("row", { name: /Hole 16, Ana 3&2/ }).waitFor();
  expect(await violationsInEveryLook(phone)).toEqual([]);

  const board = phone.getByRole("group", { name: "Board" });
  await board.getByRole("button", { name: "Teams" }).click();
  const teams = phone.getByRole("table", { name: /^Teams/ });
  await teams.waitFor();
  expect(inALine(await teams.getByRole("row").allInnerTexts())).toEqual([
    "POS TEAM TOTAL THRU ROUND R1 STROKES",
    "1 Reds Ana Teal, Ben Teal -3 16 -3 61 61",
    "2 Blues You Cleo Teal, Dora Teal E 16 E 64 64",
  ]);
  expect(await violationsInEveryLook(phone)).toEqual([]);
});

const { full } = demoEvents;

const looksRightEverywhere = async (page: Page) =>
  expect(await violationsInEveryLook(page)).toEqual([]);

test("a pair and a team are formed, and go after a question", async ({ visits }) => {
  const office = await visits.asDesktop({ as: superAdmin });
  await office.goto(`/admin${await addressOf(office, full.name)}/teams`);
  const create = office.getByRole("button", { name: "Create Pair" });
  await create.click();
  await office.getByText("Please fill in all fields").first().waitFor();
  await looksRightEverywhere(office);

  await office.getByLabel("Pair name").fill("The Night Owls");
  await office.getByLabel("Player 1").selectOption({ index: 1 });
  await office.getByLabel("Player 2").selectOption({ index: 1 });
  await create.click();
  await office.getByText("Please select different players").waitFor();
  await office.getByLabel("Player 2").selectOption({ index: 2 });
  await create.click();
  await toast(office, "Pair created");
  await office.getByRole("rowheader", { name: "The Night Owls" }).waitFor();

  await office.getByRole("tab", { name: "Teams" }).click();
  await office.getByLabel("Team name").fill("Lamplighters");
  await office.getByRole("button", { name: "Create Team" }).click();
  const refusal = "Please provide team name and select at least 2 players";
  await office.getByText(refusal).waitFor();
  for (const player of [0, 1, 2]) await office.getByRole("checkbox").nth(player).check();
  await office.getByRole("button", { name: "Create Team" }).click();
  await toast(office, "Team created");
  await looksRightEverywhere(office);

  await office.getByRole("button", { name: "Delete: Lamplighters" }).click();
  const question = office.getByRole("dialog", { name: "Delete Lamplighters?" });
  await question.waitFor();
  await looksRightEverywhere(office);
  await question.getByRole("button", { name: "Delete" }).click();
  await toast(office, "Team deleted");
  await office.getByRole("heading", { name: "No Teams Yet" }).waitFor();
});

test("the result of a match is recorded where the eye is led to, and can be left alone", async ({
  visits,
}) => {
  const office = await visits.asDesktop({ as: superAdmin });
  const { id } = await makeTeeParty(visits, "Duel at the Burn");
  await office.goto(`/admin/events/${id}/teams?view=matches`);
  await office.getByLabel("Player", { exact: true }).selectOption("Ana Teeparty");
  await office.getByLabel("Opponent").selectOption("Ben Teeparty");
  await office.getByRole("button", { name: "Save Match" }).click();
  await toast(office, "Match saved");
  await office.getByRole("cell", { name: "Not started", exact: true }).waitFor();

  const record = office.getByRole("button", {
    name: "Record Result: Ana Teeparty and Ben Teeparty",
  });
  await record.click();
  const result = office.getByLabel("Result", { exact: true });
  await hasFocus(result);
  await looksRightEverywhere(office);
  await office.getByRole("button", { name: "Cancel" }).click();
  await office.getByRole("heading", { name: "Arrange Match" }).waitFor();
  await record.click();
  await office.getByRole("heading", { name: "Record Result" }).waitFor();
  await result.selectOption("Ana Teeparty won");
  await office.getByLabel("Margin").fill("3&2");
  await office.getByRole("button", { name: "Save Match" }).click();
  await toast(office, "Match saved");
  await office.getByRole("cell", { name: "3&2, Final" }).waitFor();
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
  await toast(ana, "Successfully joined the side game!");
  await openResults(ana, "Best Ball");
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
  await toast(ana, "Successfully joined the side game!");
  await openResults(ana, "Worst Ball");
  await gameOn(ana, "Worst Ball").getByText("The partner has not joined yet").waitFor();
  await ben.getByRole("button", { name: "Join Worst Ball" }).click();
  await ben.getByText("Ana Teal has named you.").waitFor();
});
