import type { Page } from "playwright-core";
import { expect } from "vitest";
import { violationsOn } from "../testing/axe.ts";
import { eventByCall, send } from "../testing/eventByCall.ts";
import { test } from "../testing/journey.ts";
import { isTurnOf, onHole, pressStrokes, saved } from "../testing/pad.ts";
import { toast } from "../testing/toast.ts";

const names = ["Greta", "Kofi", "Zara", "Freya"] as const;

/** To the next player on this hole, or to the next hole. */
const goOnTo = (page: Page, next: string) =>
  page.locator("footer").getByRole("button", { name: next, exact: true }).click();

test("one phone scores for the four of a tee group, and each finds the own card", async ({
  visits,
}) => {
  const event = await eventByCall(visits, "One Phone Cup", { course: "Pebble Beach" });
  await event.change({ groupScoring: true });
  const [greta, kofi, zara, freya] = [
    await event.enter("Greta"),
    await event.enter("Kofi"),
    await event.enter("Zara"),
    await event.enter("Freya"),
  ];
  const group = [greta, kofi, zara, freya];
  await event.newGroup("First", group);

  const phone = await visits.asPhone({ as: greta });
  const pad = `${event.address}?tab=scorecard&round=1`;
  await phone.goto(`${pad}&hole=1`);
  await phone.getByRole("button", { name: "The whole group" }).click();
  for (const [index, { name }] of group.entries()) {
    await isTurnOf(phone, name);
    await onHole(phone, 1);
    await pressStrokes(phone, 4, 3 + index);
    await goOnTo(phone, names[index + 1] ?? "Hole 2");
  }
  await onHole(phone, 2);
  await isTurnOf(phone, greta.name);
  await saved(phone);

  // Back to an earlier hole of a player, and the same card after a reload.
  await phone.getByRole("button", { name: /^Zara/u }).click();
  await isTurnOf(phone, zara.name);
  await phone.reload();
  await isTurnOf(phone, zara.name);
  expect(await violationsOn(phone)).toEqual([]);
  await phone.getByRole("button", { name: "Whole card" }).click();
  await phone.getByRole("heading", { name: "Zara’s card" }).waitFor();
  expect(await phone.getByRole("button", { name: "Submit Scorecard" }).count()).toBe(0);

  const kofis = await visits.asPhone({ as: kofi, refused: ["offline"] });
  await kofis.goto(pad);
  await onHole(kofis, 2);
  await kofis.getByRole("button", { name: "Hole 1", exact: true }).click();
  await kofis.getByRole("button", { name: "4, Par", pressed: true }).waitFor();
  // Whoever enters only the own card is led from hole to hole, past the cards of the others.
  await kofis.getByRole("button", { name: "Only my card" }).click();
  await goOnTo(kofis, "Hole 2");
  await onHole(kofis, 2);
  await pressStrokes(kofis, 5, 5);
  await goOnTo(kofis, "Hole 3");
  await kofis.reload();
  await onHole(kofis, 3);
  expect(await kofis.getByRole("button", { name: /^Zara/u }).count()).toBe(0);
  expect(await violationsOn(kofis)).toEqual([]);

  // While he has no network, Greta enters his third hole before him.
  await kofis.context().setOffline(true);
  await pressStrokes(kofis, 4, 5);
  await kofis.getByText("1 hole waiting").waitFor();
  await send(greta, `/api${event.address}/group-scores`, {
    playerId: kofi.id,
    roundNumber: 1,
    holeScores: [{ holeNumber: 3, strokes: 6, basedOn: null }],
  });
  await kofis.context().setOffline(false);
  await toast(kofis, "Hole 3 is disputed");
  const onHis = kofis.getByRole("group", { name: "Hole 3 is disputed" });
  await onHis.getByText("Greta").waitFor();
  expect(await onHis.getByRole("button").count()).toBe(0);
  expect(await violationsOn(kofis)).toEqual([]);

  await phone.goto(`${event.address}?tab=scorecard`);
  await phone.getByRole("tab", { name: "Verification Pending 1" }).waitFor();
  await phone.goto(`${pad}&player=${kofi.id}&hole=3`);
  await phone.getByRole("button", { name: "Greta 6 counts on hole 3" }).waitFor();
  expect(await violationsOn(phone)).toEqual([]);
  await phone.getByRole("button", { name: "Kofi 5 counts on hole 3" }).click();
  await toast(phone, "Hole 3 is settled");
  await kofis.getByRole("button", { name: "5, Bogey", pressed: true }).waitFor();
  await onHis.waitFor({ state: "detached" });
});
