import { expect } from "vitest";
import { violationsOn } from "../testing/axe.ts";
import { test } from "../testing/journey.ts";
import { enter, openAccounts, play, sign } from "../testing/medal.ts";
import { late, OTHERS } from "../testing/medalDesk.ts";
import { superAdmin } from "../testing/people.ts";
import * as keys from "../testing/stories/medalWithKeys.ts";
import * as mouse from "../testing/stories/roundWithMouse.ts";

/** Hundreds of calls take minutes where many stories share a machine. */
const CROWDED = 300_000;

test("one secretary runs a medal of 120 players: created with keys alone, round one with the mouse, round two up to prize-giving with keys alone", {
  timeout: CROWDED,
}, async ({ visits, address }) => {
  const office = await visits.asDesktop({ as: superAdmin });
  const [id, players] = await Promise.all([
    keys.createMedal(office, "Yarrow Medal"),
    openAccounts(office, OTHERS),
  ]);
  const onPhones = players.slice(0, -2);
  await enter(office, id, players);

  await mouse.drawGroups(office);
  await Promise.all([mouse.enterLate(office), play(office, id, 1, onPhones)]);
  await mouse.typeMissingCards(office);
  await sign(office, address, id, 1);
  await mouse.verifyRound(office);

  await keys.drawByLeaderboard(office, id);
  await play(office, id, 2, onPhones);
  await keys.typeMissingCards(office);
  await keys.verifyRound(office);
  await keys.giveThePrizes(office);

  const winner = office
    .getByRole("table", { name: /^Leaderboard/ })
    .getByRole("row")
    .nth(1);
  await winner.getByRole("rowheader", { name: late.name }).waitFor();
  await winner.getByRole("cell").first().getByText("1", { exact: true }).waitFor();
  await office.getByText("Final", { exact: true }).first().waitFor();
  expect(await violationsOn(office)).toEqual([]);
  const results = await (await office.request.get(`/api/events/${id}/leaderboard.csv`)).text();
  expect(results.split("\r\n")[1]).toMatch(new RegExp(`^1,${late.name},.*,63,63,126$`));
});
