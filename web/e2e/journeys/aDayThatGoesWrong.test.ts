import type { Page } from "playwright-core";
import { expect } from "vitest";
import { range } from "../../../domain/golf/range.ts";
import { read } from "../testing/eventByCall.ts";
import { test } from "../testing/journey.ts";
import { withEach } from "../testing/medal.ts";
import { superAdmin } from "../testing/people.ts";
import * as desk from "../testing/stories/rainedOffDesk.ts";
import * as entry from "../testing/stories/rainedOffEntry.ts";
import {
  drenched,
  expectedBoard,
  field,
  onPaper,
  onThePad,
  pars,
  playedOff,
  player,
} from "../testing/stories/rainedOffField.ts";
import * as games from "../testing/stories/rainedOffGames.ts";
import { expectedBalances, expectedMoney, played } from "../testing/stories/rainedOffMoney.ts";
import * as pages from "../testing/stories/rainedOffPages.ts";

const NAME = "Storm Medal";
const [first] = playedOff;

test("a tournament of 40 with pick-ups, a shotgun, a round rained off, two wrong handicaps, a play-off of three and five games is told alike on every page", async ({
  visits,
}) => {
  const office = await visits.asDesktop({ as: superAdmin });
  await entry.makeCourse(office);
  const id = await desk.createMedal(office, NAME);
  const address = `/events/${id}`;
  const at = `/admin${address}`;
  const players = await entry.enterField(office, id);
  await desk.drawShotgun(office, at);

  const phone = await visits.asPhone({ as: entry.signInOf(first) });
  await games.createGames(office, at);
  const gameIds = await games.idsOfGames(office, address);
  await games.joinGames(phone, first, address, gameIds, (number) =>
    visits.byCall(entry.signInOf(number)),
  );

  const onPhones = field.filter(
    ({ number, strokes }) => strokes.length > 0 && !onPaper.some((each) => each === number),
  );
  await withEach(onPhones, ({ number, strokes }) => players.record(number, 1, strokes));
  await desk.typePapers(office, at);
  const other = await visits.asPhone({ as: entry.signInOf(onThePad) });
  await desk.pickUpOnThePad(other, address);
  await games.measureBoth(office, at);

  const caughtByRain = [...range(1, 20), drenched];
  await withEach(caughtByRain, (number) => players.record(number, 2, pars.slice(0, 5)));
  await players.withdraw(drenched);
  await desk.callOffSecondRound(office, at);
  const [fifth, twentySeventh] = await desk.correctHandicaps(office, at);
  // The one had received 19 strokes too many, the other receives 10 more.
  expect(fifth).toContain("Storm Marram 05: 1 (-17) → T13 (+2)");
  expect(twentySeventh).toContain("Storm Marram 27: T17 (+4) → T1 (-6)");
  expect(twentySeventh).toContain("Stableford Skins, Storm Marram 27: $0.00 → $10.00");
  await desk.withdrawInjured(office, at);
  await desk.verifyAll(office, at);
  await desk.playOff(office, at);

  await phone.goto("/");
  await expect
    .poll(() => pages.todayOn(phone, NAME), { message: "Today of the winner" })
    .toEqual(["Place of 40 1", "Net total -6", "Thru F*"]);
  await desk.complete(office, at, NAME);

  // Every board tells what strokes and handicaps come to.
  const lines = await pages.boardInFile(office, id);
  expect(pages.toldIn(lines)).toEqual(expectedBoard());
  const tells = async (page: Page, path: string) => {
    await page.goto(path);
    await expect
      .poll(() => pages.boardOn(page), { message: `the board at ${path}` })
      .toEqual(lines);
  };
  const { shareCode } = await read<{ readonly shareCode: string }>(office, `/api${address}`);
  await tells(phone, `${address}?tab=leaderboard`);
  await phone.emulateMedia({ media: "print" });
  await expect.poll(() => pages.boardOn(phone), { message: "the printed board" }).toEqual(lines);
  await phone.emulateMedia({ media: "screen" });
  await tells(office, `${at}/scores?view=leaderboard`);
  await tells(await visits.asPhone(), `/follow/${shareCode}`);
  const wall = await visits.onWall();
  // So high that the whole field is on one page.
  await wall.setViewportSize({ width: 1920, height: 3600 });
  await tells(wall, `/follow/${shareCode}/tv`);

  // Cards without a total have no place in the profile either.
  expect(await pages.placesInProfile(phone)).toEqual([`${NAME}, round 1 1/35`]);
  const told = await pages.namesInSummary(phone, address);
  expect(told.slice(0, 3)).toEqual(playedOff.map((number) => player(number).name));

  await office.goto(`${at}/side-games`);
  for (const type of played) {
    const money = expectedMoney(type);
    await expect
      .poll(() => games.moneyAtDesk(office, type), { message: `the settlement of ${type}` })
      .toEqual(money);
    const id = gameIds[type] ?? "";
    await expect
      .poll(() => games.winningsOnPage(phone, address, type, id), {
        message: `the page of ${type}`,
      })
      .toEqual(money.winnings);
  }
  const { balances, left } = await games.settledOn(phone, address);
  expect(balances).toEqual(expectedBalances());
  // When everybody has paid, nobody owes anything.
  expect(Object.entries(left).filter(([, amount]) => amount !== 0)).toEqual([]);
});
