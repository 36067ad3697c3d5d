import type { Page } from "playwright-core";
import { expect } from "vitest";
import { violationsOn } from "../testing/axe.ts";
import { makeTeeParty, send } from "../testing/eventByCall.ts";
import { test } from "../testing/journey.ts";
import { superAdmin } from "../testing/people.ts";

const eighteen = (strokes: number) =>
  Array.from({ length: 18 }, (_, index) => ({ holeNumber: index + 1, strokes }));

const play = (page: Page, id: string, strokes: number) =>
  send(page, `/api/events/${id}/my-scores`, { roundNumber: 1, holeScores: eighteen(strokes) });

test("a summary after a correction says that it is old, and is written anew", async ({
  visits,
}) => {
  const office = await visits.asDesktop({ as: superAdmin });
  const party = await makeTeeParty(visits, "Second Thoughts");
  const { id, ana, ben } = party;
  const setStatus = async (status: string) => {
    const answer = await office.request.put(`/api/admin/events/${id}`, { data: { status } });
    expect(answer.ok()).toBe(true);
  };
  const correctFirstHole = (strokes: number) => {
    const holeScores = [{ holeNumber: 1, strokes }];
    return send(office, `/api/events/${id}/scoring`, {
      playerId: ana.id,
      roundNumber: 1,
      holeScores,
    });
  };

  const phone = await visits.asPhone({ as: ana });
  await phone.goto(`/events/${id}`);
  await phone.getByRole("heading", { name: "Preview", exact: true }).waitFor();
  await phone.getByText(/Second Thoughts .*2 players/u).waitFor();

  await setStatus("active");
  const heading = phone.getByRole("heading", { name: "Summary", exact: true });
  const told = phone.locator("section").filter({ has: heading });
  await told.waitFor();
  await play(phone, id, 5);
  const other = await visits.asPhone({ as: ben });
  await play(other, id, 6);
  await told.getByText("Out of date").waitFor();
  expect(await violationsOn(phone)).toEqual([]);

  await setStatus("completed");
  await told.getByText("Ana Teeparty").waitFor();
  await told.getByText(/\b90\b/u).waitFor();
  await told.getByText("Out of date").waitFor({ state: "hidden" });

  await correctFirstHole(7);
  await told.getByText(/\b92\b/u).waitFor();
  await told.getByText(/^Written by our commentator/u).waitFor();
  expect(await violationsOn(phone)).toEqual([]);
});
