import { expect } from "vitest";
import { par4 } from "../../../domain/scorecard/examples.ts";
import { violationsOn } from "../testing/axe.ts";
import { test } from "../testing/journey.ts";
import { createEvent } from "../testing/office.ts";
import { demoPlayer, superAdmin } from "../testing/people.ts";
import { addressOf } from "../testing/places.ts";
import { toast } from "../testing/toast.ts";

const eighteen = Array.from({ length: 18 }, (_, index) => par4(index + 1));

test("those level for the first place play off; the board says so until it is taken back", async ({
  visits,
}) => {
  const office = await visits.asDesktop({ as: superAdmin });
  const event = { name: "Sudden Death Cup", course: "Pebble Beach Golf Links" };
  await createEvent(office, { ...event, places: 8, fee: "10.00" });
  const address = await addressOf(office, event.name);
  for (const firstName of ["Kofi", "Nadia"]) {
    const { request } = await visits.asPhone({ as: demoPlayer(firstName) });
    expect((await request.post(`/api${address}/register`)).status()).toBe(201);
    const { id: playerId } = await (await request.get("/api/user")).json();
    const data = { playerId, roundNumber: 1, holeScores: eighteen };
    expect((await office.request.post(`/api${address}/scoring`, { data })).status()).toBe(200);
  }
  const [kofi, nadia] = [demoPlayer("Kofi").name, demoPlayer("Nadia").name];

  await office.goto(`/admin${address}/players`);
  await office.getByRole("button", { name: "Play-off" }).click();
  const dialog = office.getByRole("dialog", { name: "Play-off" });
  const winner = dialog.getByLabel("Winner, place 1");
  await winner.selectOption({ label: nadia });
  // The order is not thrown away without a question.
  await office.keyboard.press("Escape");
  const discard = office.getByRole("dialog", { name: "Discard what you typed?" });
  await discard.getByRole("button", { name: "Keep Editing" }).click();
  await discard.waitFor({ state: "detached" });
  expect(await winner.locator("option:checked").textContent()).toBe(nadia);
  await dialog.getByLabel("Note").fill("Third extra hole");
  expect(await dialog.getByLabel("Place 2").locator("option:checked").textContent()).toBe(kofi);
  expect(await violationsOn(office)).toEqual([]);
  await dialog.getByRole("button", { name: "Record Play-off" }).click();
  await toast(office, "Play-off recorded");

  const player = await visits.asPhone({ as: demoPlayer("Kofi") });
  await player.goto(`${address}?tab=leaderboard`);
  const first = player.getByRole("row").filter({ hasText: nadia });
  await first.getByText("after a play-off").waitFor();
  expect(await player.getByRole("row").nth(1).textContent()).toContain(nadia);
  expect(await violationsOn(player)).toEqual([]);

  await office.getByRole("button", { name: "Play-off" }).click();
  await dialog.getByRole("button", { name: "Take back the play-off for place 1" }).click();
  await toast(office, "Play-off taken back");
  await player.getByText("T1").first().waitFor();
});
