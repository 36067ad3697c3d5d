import { expect } from "vitest";
import { violationsOn } from "./testing/axe.ts";
import { test } from "./testing/journey.ts";
import { player, superAdmin } from "./testing/people.ts";
import { addressOf, demoEvents, openDemo } from "./testing/places.ts";

const { completed } = demoEvents;

test("the summary of an event follows a correction", async ({ visits }) => {
  const phone = await visits.asPhone({ as: player });
  await openDemo(phone, completed);
  const heading = phone.getByRole("heading", { name: "Summary", exact: true });
  const card = phone.locator("section", { has: heading });
  await card.getByText(/Written by our commentator/).waitFor();
  expect(await card.textContent()).toContain("Isla Ferreira");
  expect(await violationsOn(phone)).toEqual([]);

  const office = await visits.asDesktop({ as: superAdmin });
  const address = await addressOf(office, completed.name);
  const board = await (await office.request.get(`/api${address}/leaderboard`)).json();
  const winner = board.find(
    (row: { user: { lastName: string } }) => row.user.lastName === "Ferreira",
  );
  const holeScores = [{ holeNumber: 1, strokes: 12, putts: null, penalties: 0, notes: null }];
  const data = { playerId: winner.user.id, roundNumber: 2, holeScores };
  const response = await office.request.post(`/api${address}/scoring`, { data });
  expect([response.status(), await response.text()]).toEqual([200, expect.any(String)]);

  await phone.reload();
  await card.getByText(/Callum Innesmoor/).waitFor();
  await expect.poll(() => card.textContent()).not.toContain("Something has changed since");
});
