import type { Page } from "playwright-core";
import { expect } from "vitest";
import { violationsOn } from "../testing/axe.ts";
import { hasFocus } from "../testing/focus.ts";
import { test } from "../testing/journey.ts";
import { createEvent, openQueue, openTool } from "../testing/office.ts";
import { demoPlayer, superAdmin } from "../testing/people.ts";
import { addressOf } from "../testing/places.ts";
import { toast } from "../testing/toast.ts";
import type { Visits } from "../testing/visits.ts";

interface Card {
  readonly id: string;
  readonly totalGrossScore: number;
  readonly isVerified: boolean;
  readonly scores: ReadonlyArray<{ readonly holeNumber: number; readonly strokes: number }>;
}

const paper = [5, 4, 4, 3, 6, 2, 5, 11, 4, 4, 5, 3, 4, 6, 4, 4, 1, 5];
const digits = paper.join("");
const total = paper.reduce((sum, strokes) => sum + strokes, 0);

const cellOf = (page: Page, player: string, hole: number) =>
  page.getByRole("textbox", { name: new RegExp(`^${player}, hole ${hole},`) });

const isAt = async (page: Page, player: string, hole: number) => {
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? ""))
    .toMatch(new RegExp(`^${player}, hole ${hole},`));
};

const looksRight = async (page: Page) => {
  expect(await violationsOn(page)).toEqual([]);
};

/** An event of today with these players. */
const medal = async (visits: Visits, name: string, firstNames: ReadonlyArray<string>) => {
  const office = await visits.asDesktop({ as: superAdmin });
  await createEvent(office, { name, course: "Pebble Beach Golf Links", places: 8, fee: "10.00" });
  const eventId = (await addressOf(office, name)).split("/").at(-1) ?? "";
  const players: Array<{ name: string; page: Page }> = [];
  for (const firstName of firstNames) {
    const page = await visits.asPhone({ as: demoPlayer(firstName) });
    const answer = await page.request.post(`/api/events/${eventId}/register`);
    expect(answer.status()).toBe(201);
    players.push({ name: demoPlayer(firstName).name, page });
  }
  const cards = async (): Promise<ReadonlyArray<Card>> =>
    (await office.request.get(`/api/events/${eventId}/scorecards`)).json();
  return { office, eventId, players, cards };
};

test("a card from paper takes its digits and one key; a correction is looked at first", async ({
  visits,
}) => {
  const { office, players, cards } = await medal(visits, "Keyboard Medal", ["Kofi", "Nadia"]);
  const [kofi = "", nadia = ""] = players.map(({ name }) => name);
  await openTool(office, "Scoring", "Keyboard Medal");
  await cellOf(office, kofi, 1).focus();
  await office.keyboard.type(digits);
  await office.keyboard.press("Enter");
  await isAt(office, nadia, 1);
  await office.keyboard.type(digits);
  await office.keyboard.type(String(total));
  await office.getByLabel(`${nadia}, total on the paper, agrees`).waitFor();
  await office.getByText("All scores are saved.").waitFor();
  await expect
    .poll(async () => (await cards()).map((card) => card.totalGrossScore))
    .toEqual([total, total]);
  await looksRight(office);

  // With a 3 on the first hole Kofi leads alone. The office reads this before it saves.
  await office.keyboard.press("Enter");
  await office.keyboard.press("ArrowUp");
  await office.keyboard.press("Home");
  await isAt(office, kofi, 1);
  await office.keyboard.type("3");
  await office.getByText(`${kofi}: correction of hole 1 from 5 to 3 is not saved yet`).waitFor();
  await office.keyboard.press("Enter");
  const question = office.getByRole("dialog", { name: "Correct Scores" });
  await question.getByText(new RegExp(`^${nadia}: T1 → 2$`)).waitFor();
  await looksRight(office);
  await office.keyboard.type("The marker's 3");
  await office.keyboard.press("Enter");
  await isAt(office, nadia, 1);
  await toast(office, "Scores saved");
  expect((await cards()).map((card) => card.totalGrossScore)).toContain(total - 2);
});

test("two administrators in one sheet: neither writes over the other", async ({ visits }) => {
  const { office, players, cards } = await medal(visits, "Two Desks Medal", ["Kofi", "Nadia"]);
  const [kofi = "", nadia = ""] = players.map(({ name }) => name);
  const refused = ["offline", "409 /api/events/:id/scoring"];
  const other = await visits.asDesktop({ as: superAdmin, refused });
  for (const page of [office, other]) await openTool(page, "Scoring", "Two Desks Medal");

  // Each administrator sees what the other saves, while typing somewhere else.
  await cellOf(other, nadia, 1).focus();
  await cellOf(office, kofi, 2).focus();
  await office.keyboard.type("4");
  await expect.poll(() => cellOf(other, kofi, 2).inputValue()).toBe("4");
  await isAt(other, nadia, 1);

  // One administrator types without a network; meanwhile the other one saves.
  await other.context().setOffline(true);
  await cellOf(other, kofi, 1).focus();
  await other.keyboard.type("6");
  await other.getByText(/^No connection: 1 score kept on this device/).waitFor();
  await cellOf(office, kofi, 1).focus();
  await office.keyboard.type("5");
  await office.getByText("All scores are saved.").waitFor();
  await other.context().setOffline(false);
  await other.getByText(`${kofi}: on hole 1 you typed 6, and 5 was saved meanwhile`).waitFor();
  expect(await cellOf(other, kofi, 1).inputValue()).toBe("6");
  await other.getByRole("button", { name: "Review" }).click();
  const question = other.getByRole("dialog", { name: "Correct Scores" });
  await question.getByText("Hole 1: 5 → 6").waitFor();
  await question.getByLabel("Keep 5").check();
  await question.getByRole("button", { name: "Save" }).click();
  await expect.poll(() => cellOf(other, kofi, 1).inputValue()).toBe("5");
  const [card] = await cards();
  expect(card?.scores.map(({ strokes }) => strokes)).toEqual([5, 4]);
});

test("a round is verified in one press, and a second press does nothing", async ({ visits }) => {
  const { office, eventId, players, cards } = await medal(visits, "Verified Medal", [
    "Kofi",
    "Nadia",
  ]);
  const [kofi, nadia] = players;
  for (const { page } of players) {
    const holeScores = paper.map((strokes, index) => ({ holeNumber: index + 1, strokes }));
    await page.request.post(`/api/events/${eventId}/my-scores`, {
      data: { roundNumber: 1, holeScores },
    });
  }
  const [first] = await cards();
  const signer = (
    await kofi?.page.request.post(`/api/scorecards/${first?.id}/attest`, { data: {} })
  )?.ok()
    ? kofi
    : nadia;
  if (signer === nadia) {
    await nadia?.page.request.post(`/api/scorecards/${first?.id}/attest`, { data: {} });
  }

  await openQueue(office, "Verified Medal");
  const finished = office.getByRole("region", { name: "Finished" });
  await finished.getByText(`Signed: ${signer?.name}`).waitFor();
  await looksRight(office);
  // Cards from paper have no signatures here, so they are all selected at once.
  await office.getByRole("button", { name: "Select All 2" }).click();
  await office.getByRole("button", { name: "Verify selected (2)" }).waitFor();
  await office.getByRole("button", { name: "Select None" }).click();
  await office.getByRole("button", { name: "Verify all finished and signed (1)" }).click();
  await hasFocus(office.getByRole("heading", { name: /^Verification Queue/ }));
  await toast(office, "Scorecard verified");
  const verified = async () => (await cards()).filter(({ isVerified }) => isVerified).length;
  expect(await verified()).toBe(1);

  // The other card, with a double click.
  await finished.getByRole("button", { name: /^Verify: / }).dblclick();
  await expect.poll(verified).toBe(2);
  await expect.poll(() => finished.getByRole("button", { name: /^Verified: / }).count()).toBe(2);
  await finished
    .getByRole("button", { name: /^Undo: / })
    .first()
    .click();
  // The pressed button is gone, so the player's name has the focus.
  await hasFocus(office.locator("h4:focus"));
  await toast(office, "Verification taken back");
  expect(await verified()).toBe(1);
  await finished.getByRole("button", { name: /^Verify: / }).waitFor();
});
