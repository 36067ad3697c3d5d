import { expect } from "vitest";
import { eventByCall, read } from "../testing/eventByCall.ts";
import { test } from "../testing/journey.ts";
import { openQueue } from "../testing/office.ts";
import { isTurnOf, onHole, saved } from "../testing/pad.ts";
import { superAdmin } from "../testing/people.ts";
import { toast } from "../testing/toast.ts";

/** Each player takes one stroke more on another hole. */
const strokesOn = (hole: number, player: number) => (hole === player + 2 ? 5 : 4);

test("four whom one phone scored for hand in and sign on their own, and end on the board", async ({
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
    // The other fifteen holes take no further keys.
    const others = Array.from({ length: 17 }, (_, at) => strokesOn(at + 2, index));
    await event.play(page, 3 + index, ...others);
    await page.goto(`${pad}&view=card`);
    await page.getByRole("button", { name: "Submit Scorecard" }).click();
    await toast(page, "Your scorecard has been submitted successfully!");
  }

  // Each player signs the card of the next one, the office verifies them, and a visitor reads the
  // board.
  for (const [index, page] of phones.entries()) {
    const { name: marked } = group[(index + 1) % group.length] ?? { name: "" };
    await page.getByRole("tab", { name: /^Verification Pending/ }).click();
    await page.getByRole("button", { name: `Verify Scorecard, ${marked}, round 1` }).click();
    const sign = page.getByRole("dialog", { name: "Verify Scorecard" });
    await sign.getByRole("button", { name: "Verify Scorecard" }).click();
    await toast(page, "Scorecard verification submitted successfully!");
  }
  const office = await visits.asDesktop({ as: superAdmin });
  await openQueue(office, event.name);
  for (const { name } of group) {
    const card = office.getByRole("article", { name: `${name}, Round 1` });
    await card.getByText("Signed by 1", { exact: true }).waitFor();
    await card.getByRole("button", { name: /^Verify: / }).click();
    await toast(office, "Scorecard verified");
  }
  await event.change({ publicBoard: true });
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
});
