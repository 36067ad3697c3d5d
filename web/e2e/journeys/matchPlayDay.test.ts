import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { eventByCall, send } from "../testing/eventByCall.ts";
import { violationsInEveryLook } from "../testing/everyLook.ts";
import { test } from "../testing/journey.ts";
import { superAdmin } from "../testing/people.ts";
import { inALine } from "../testing/sideGames.ts";
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
