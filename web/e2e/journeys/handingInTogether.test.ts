import type { Page } from "playwright-core";
import { expect } from "vitest";
import { violationsOn } from "../testing/axe.ts";
import { eventByCall, read, send } from "../testing/eventByCall.ts";
import { test } from "../testing/journey.ts";
import { openQueue } from "../testing/office.ts";
import { isTurnOf, onHole, saved } from "../testing/pad.ts";
import { superAdmin } from "../testing/people.ts";
import { toast } from "../testing/toast.ts";

/** Each player takes one stroke more on another hole. */
const strokesOn = (hole: number, player: number) => (hole === player + 2 ? 5 : 4);

/** Enters one hole of the last player. */
const enterHole = (page: Page, { address }: { readonly address: string }, holeNumber: number) =>
  send(page, `/api${address}/my-scores`, {
    roundNumber: 1,
    holeScores: [{ holeNumber, strokes: strokesOn(holeNumber, 3) }],
  });

/** The partner in the dialog does not agree with the second hole, and then does. */
const doubt = async (page: Page, marked: string) => {
  await page.getByRole("button", { name: "Something is wrong" }).click();
  const objection = page.getByRole("group", { name: "Something is wrong" });
  await objection.getByLabel("Hole").selectOption("Hole 2: 5");
  await objection.getByLabel("My number").selectOption("6");
  expect(await violationsOn(page)).toEqual([]);
  await objection.getByRole("button", { name: "Dispute the hole" }).click();
  await toast(page, "Hole 2 is disputed");
  await page.getByRole("button", { name: `Settle, ${marked}, round 1` }).click();
  const card = page.getByRole("dialog", { name: /^Golf Scorecard/ });
  await card.getByRole("button", { name: /^This counts: hole 2, 5/ }).click();
  await toast(page, "Hole 2 is settled");
  await card.getByRole("button", { name: "Close" }).click();
};

test("four whom one phone scored for hand in on one sheet, may disagree, and end on the board", async ({
  visits,
}) => {
  const event = await eventByCall(visits, "Four Phones Cup", { course: "Pebble Beach" });
  await event.change({ groupScoring: true });
  const group = [
    await event.enter("Greta"),
    await event.enter("Kofi"),
    await event.enter("Zara"),
    await event.enter("Freya"),
  ];
  await event.newGroup("First", group);
  for (const [index, player] of group.entries()) await event.play(player, 3 + index);

  const pad = `${event.address}?tab=scorecard&round=1`;
  const phones = [];
  for (const as of group) phones.push(await visits.asPhone({ as }));
  for (const [index, page] of phones.entries()) {
    const { name = "" } = group[index] ?? {};
    for (const hole of [2, 3]) {
      await page.goto(`${pad}&hole=${hole}`);
      await onHole(page, hole);
      await isTurnOf(page, name);
      await page.keyboard.press(String(strokesOn(hole, index)));
      await saved(page);
      await page
        .getByRole("button", { name: new RegExp(`^${strokesOn(hole, index)}, `), pressed: true })
        .waitFor();
    }
    // The other fifteen holes take no further keys. The last player forgets the seventeenth.
    const others = Array.from({ length: 17 }, (_, at) => strokesOn(at + 2, index));
    const isLast = index === group.length - 1;
    await event.play(page, 3 + index, ...(isLast ? others.slice(0, 15) : others));
    if (isLast) await enterHole(page, event, 18);
    if (index === 0) continue;
    await page.goto(`${pad}&view=card`);
    await page.getByRole("button", { name: "Submit Scorecard" }).click();
    await toast(page, "Your scorecard has been submitted successfully!");
  }

  // The first one hands in for all, as soon as no hole is missing.
  const [first, second, , last] = phones;
  if (!first || !second || !last) throw new Error("There are four phones.");
  await first.goto(`${pad}&hole=18`);
  await first.getByRole("button", { name: "The whole group" }).click();
  await first.getByRole("button", { name: "Finish", exact: true }).click();
  await first.getByRole("heading", { name: "The group’s cards" }).waitFor();
  const done = first.getByRole("list", { name: "What is done" });
  await done.getByText("Hole 17 is missing").waitFor();
  await first.getByRole("button", { name: "All agree, hand in" }).click();
  await done.getByText("Handed in", { exact: true }).waitFor();
  await expect
    .poll(() => done.getByText("You have signed").count(), { message: "the others are signed" })
    .toBe(2);
  expect(await violationsOn(first)).toEqual([]);
  await enterHole(last, event, 17);
  await done.getByText("Hole 17 is missing").waitFor({ state: "detached" });
  await first.getByRole("button", { name: "All agree, hand in" }).click();
  await toast(first, "All cards of the group are handed in and signed");
  await first.getByRole("button", { name: "Done" }).click();
  await first.goto(pad);
  await first.getByRole("heading", { name: "The group’s cards" }).waitFor();

  // The second one signs for the first, the office verifies all, and a visitor reads the board.
  const [{ name: marked } = { name: "" }] = group;
  await second.getByRole("tab", { name: /^Verification Pending/ }).click();
  await second.getByRole("button", { name: `Sign, ${marked}, round 1` }).click();
  await doubt(second, marked);
  await second.getByRole("button", { name: `Sign, ${marked}, round 1` }).click();
  const sign = second.getByRole("dialog", { name: "Sign Scorecard" });
  await sign.getByRole("button", { name: "Sign", exact: true }).click();
  await toast(second, "Scorecard verification submitted successfully!");
  const office = await visits.asDesktop({ as: superAdmin });
  await openQueue(office, event.name);
  for (const { name } of group) {
    const card = office.getByRole("article", { name: `${name}, Round 1` });
    await card.getByText("Signed by 1", { exact: true }).waitFor();
    await card.getByRole("button", { name: /^Verify: / }).click();
    await toast(office, "Scorecard verified");
  }
  await event.change({ publicBoard: true, publicCards: true });
  const { shareCode } = await read<{ readonly shareCode: string }>(
    event.office,
    `/api${event.address}`,
  );
  const visitor = await visits.asPhone();
  await visitor.goto(`/follow/${shareCode}`);
  const rows = visitor.getByRole("row").filter({ has: visitor.getByRole("rowheader") });
  // They began with 3, 4, 5 and 6, and had the same scores afterwards.
  await expect
    .poll(() => rows.allTextContents(), { message: "the public board lists the four in order" })
    .toEqual(group.map(({ name }) => expect.stringContaining(name)));
  // A tap anywhere on a row opens its card.
  await rows.first().getByText("F*", { exact: true }).click();
  const card = visitor.getByRole("dialog", { name: `Golf Scorecard - ${group[0]?.name}` });
  await card.getByRole("table", { name: "Back Nine" }).waitFor();
  expect(await violationsOn(visitor)).toEqual([]);
});
