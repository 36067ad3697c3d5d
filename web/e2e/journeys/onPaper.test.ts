import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { violationsOn } from "../testing/axe.ts";
import { eventByCall, read } from "../testing/eventByCall.ts";
import { test } from "../testing/journey.ts";
import { superAdmin } from "../testing/people.ts";

/** A4 and letter without their margins. */
const papers = [
  { width: 703, height: 1032 },
  { width: 725, height: 965 },
];

test("every page that is printed names the event and the players, whatever the paper", async ({
  visits,
}) => {
  const event = await eventByCall(visits, "Names on Paper", { publicBoard: true });
  const players = [
    await event.enter("Kofi"),
    await event.enter("Nadia"),
    await event.enter("Yuki"),
  ];
  await event.newGroup("First", players);
  for (const player of players) await event.record(player, 4, 5, 3);
  const { shareCode } = await read<{ readonly shareCode: string }>(
    event.office,
    `/api${event.address}`,
  );
  const long = await event.newPlayer("Maximiliana", {
    lastName: "Featherstonehaugh-Cholmondeley-Abercrombie",
  });
  await event.newGroup("Second", [long], { startHole: 10 });
  await event.record(long, 4);
  players.push(long);
  const names = [event.name, ...players.map(({ name }) => name)].toSorted();
  const printed = [
    `${event.address}?tab=leaderboard`,
    `/follow/${shareCode}`,
    `${event.desk}/players`,
    `${event.desk}/scores?view=leaderboard`,
    `${event.desk}/print/tee-sheet`,
    `${event.desk}/print/starters-list`,
    `${event.desk}/print/results`,
    `${event.desk}/print/scorecards`,
  ];
  const office = await visits.asDesktop({ as: superAdmin });
  for (const address of printed) {
    await office.goto(address);
    await office
      .getByText(players[0]?.name ?? "")
      .first()
      .waitFor({ state: "attached" });
    await office.emulateMedia({ media: "print" });
    for (const paper of papers) {
      await office.setViewportSize(paper);
      const seen = () => namesOnPaper(office, names);
      await expect.poll(seen, { message: `names on ${address} at ${paper.width}` }).toEqual(names);
      expect(await cutOff(office, paper.width), `cut off on ${address}`).toEqual([]);
      const fields = await office.locator("input:visible, select:visible").count();
      expect(fields, `fields on ${address}`).toBe(0);
      const heads = office.getByRole("columnheader", { name: "STROKES", exact: true });
      for (const head of await heads.all()) {
        const [top, under] = [await head.boundingBox(), await lastCellUnder(head).boundingBox()];
        expect(top?.height, `the heads of ${address}`).toBeGreaterThan(8);
        expect([top?.x, top?.width]).toEqual([under?.x, under?.width]);
      }
    }
    await office.emulateMedia({ media: "screen" });
  }
});

const lastCellUnder = (head: Locator) =>
  head.locator("xpath=ancestor::table").getByRole("row").nth(1).getByRole("cell").last();

/** The cells of tables that paper of this width would cut off, because it cannot be scrolled. */
const cutOff = (page: Page, width: number) =>
  page.evaluate(
    (end) =>
      [...document.querySelectorAll("td, th")]
        .filter((cell) => cell.getBoundingClientRect().right > end + 1)
        .map((cell) => cell.textContent),
    width,
  );

/** Those of the names that ink shows: not cut to a point, as names only for screen readers are. */
const namesOnPaper = (page: Page, names: ReadonlyArray<string>) =>
  page.evaluate((wanted) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const inked = new Set<string>();
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const name = wanted.find((one) => text?.textContent?.includes(one));
      const element = text.parentElement;
      if (!name || !element?.checkVisibility({ contentVisibilityAuto: true })) continue;
      const { width, height } = element.getBoundingClientRect();
      if (width > 20 && height > 8) inked.add(name);
    }
    return [...inked].toSorted();
  }, names);

test("a page that is printed begins with what it is about, and none is empty", async ({
  visits,
}) => {
  const event = await eventByCall(visits, "First Page");
  const players = [await event.enter("Kofi"), await event.enter("Nadia")];
  await event.newGroup("First", players);
  for (const player of players) await event.record(player, 4, 5, 3);
  const office = await visits.asDesktop({ as: superAdmin });
  for (const address of [
    `${event.address}?tab=leaderboard`,
    `${event.desk}/print/results`,
    `${event.desk}/print/starters-list`,
    `${event.desk}/print/scorecards`,
  ]) {
    await office.goto(address);
    await office.getByText("Kofi Mensarah").first().waitFor({ state: "attached" });
    expect(await violationsOn(office)).toEqual([]);
    for (const format of ["A4", "Letter"]) {
      expect(await pagesOf(office, format), `pages of ${address} on ${format}`).toBe(1);
    }
  }
});

/** How many pages a printer gets. */
const pagesOf = async (page: Page, format: string) => {
  const file = (await page.pdf({ format })).toString("latin1");
  return file.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
};
