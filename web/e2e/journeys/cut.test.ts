import { expect } from "vitest";
import { par4 } from "../../../domain/scorecard/examples.ts";
import { violationsInEveryLook } from "../testing/everyLook.ts";
import { test } from "../testing/journey.ts";
import { day } from "../testing/office.ts";
import { demoPlayer, superAdmin } from "../testing/people.ts";
import { newEvent, send } from "../testing/teeParty.ts";
import { toast } from "../testing/toast.ts";

test("a cut shows first who plays on, and can be taken back after somebody has joined late", async ({
  visits,
}) => {
  const office = await visits.asDesktop({ as: superAdmin });
  const dates = { startDate: day(), endDate: day(1), registrationDeadline: day(1) };
  const { id } = await newEvent(office, "Cut at Dusk", { ...dates, numberOfRounds: 2 });
  const join = async (firstName: string) => {
    const { request } = await visits.asPhone({ as: demoPlayer(firstName) });
    expect((await request.post(`/api/events/${id}/register`)).status()).toBe(201);
    return (await request.get("/api/user")).json();
  };
  for (const [index, firstName] of ["Kofi", "Nadia"].entries()) {
    const { id: playerId } = await join(firstName);
    const holeScores = Array.from({ length: 18 }, (_, hole) => ({
      ...par4(hole + 1),
      strokes: 4 + index,
    }));
    await send(office, `/api/events/${id}/scoring`, { playerId, roundNumber: 1, holeScores });
  }

  await office.goto(`/admin/events/${id}/players`);
  await office.getByRole("button", { name: "Make the Cut" }).click();
  const making = office.getByRole("dialog", { name: "Make the Cut" });
  await making.getByLabel("Top").fill("1");
  await making.getByText(demoPlayer("Nadia").name).waitFor();
  expect(await violationsInEveryLook(office)).toEqual([]);
  await making.getByRole("button", { name: "Make the Cut" }).click();
  await toast(office, "Cut made");

  await join("Zara");
  await office.getByRole("button", { name: "Take Back the Cut" }).click();
  const takingBack = office.getByRole("dialog", { name: "Take Back the Cut" });
  await takingBack.getByText(/^After round 1, cut line/).waitFor();
  expect(await violationsInEveryLook(office)).toEqual([]);
  await takingBack.getByRole("button", { name: "Take back the cut after round 1" }).click();
  await toast(office, "Cut taken back");
  await office.getByRole("button", { name: "Take Back the Cut" }).waitFor({ state: "detached" });
});
