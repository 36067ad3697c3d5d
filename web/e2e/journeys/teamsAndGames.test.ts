import type { Page } from "playwright-core";
import { expect } from "vitest";
import { violationsOn } from "../testing/axe.ts";
import { makeTeeParty } from "../testing/eventByCall.ts";
import { violationsInEveryLook } from "../testing/everyLook.ts";
import { hasFocus } from "../testing/focus.ts";
import { test } from "../testing/journey.ts";
import { demoPlayer, superAdmin } from "../testing/people.ts";
import { addressOf, demoEvents } from "../testing/places.ts";
import { toast } from "../testing/toast.ts";

const { full } = demoEvents;

interface Player {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly status: "approved" | "pending" | "cancelled";
}

/** Without players on the waitlist, because they cannot join. */
const playersOf = async ({ request }: Page, address: string): Promise<ReadonlyArray<Player>> => {
  const all: ReadonlyArray<Player> = await (
    await request.get(`/api${address}/participants`)
  ).json();
  return all.filter(({ status }) => status === "approved");
};

const looksRightEverywhere = async (page: Page) =>
  expect(await violationsInEveryLook(page)).toEqual([]);

const looksRight = async (page: Page) => {
  expect(await violationsOn(page)).toEqual([]);
};

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

test("a side game is created, measured and settled", async ({ visits }) => {
  const office = await visits.asDesktop({ as: superAdmin });
  const address = await addressOf(office, full.name);
  await office.goto(`/admin${address}/side-games`);
  await office.getByRole("button", { name: "Create Side Game" }).click();
  const sheet = office.getByRole("dialog", { name: "Create Side Game" });
  const send = sheet.getByRole("button", { name: "Create Side Game" });
  await send.click();
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
  await send.click();
  await toast(office, "Side game created");
  await office.getByText("Nobody has joined this game yet.").waitFor();
  await looksRight(office);

  const id = await newestGame(office, address);
  const [one, other] = await playersOf(office, address);
  if (!one || !other) throw new Error("The event has no two players");
  for (const { firstName } of [one, other]) {
    const phone = await visits.asPhone({ as: demoPlayer(firstName) });
    expect((await phone.request.post(`/api/side-games/${id}/join`, { data: {} })).status()).toBe(
      201,
    );
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

const newestGame = async ({ request }: Page, address: string): Promise<string> => {
  const games: ReadonlyArray<{ readonly id: string }> = await (
    await request.get(`/api${address}/side-games`)
  ).json();
  return games.at(-1)?.id ?? "";
};
