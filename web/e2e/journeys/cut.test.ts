import { expect } from "vitest";
import { eventByCall } from "../testing/eventByCall.ts";
import { violationsInEveryLook } from "../testing/everyLook.ts";
import { test } from "../testing/journey.ts";
import { day } from "../testing/office.ts";
import { demoPlayer, superAdmin } from "../testing/people.ts";
import { toast } from "../testing/toast.ts";

test("a cut shows first who plays on, and can be taken back after somebody has joined late", async ({
  visits,
}) => {
  const office = await visits.asDesktop({ as: superAdmin });
  const dates = { startDate: day(), endDate: day(1), registrationDeadline: day(1) };
  const event = await eventByCall(visits, "Cut at Dusk", { ...dates, numberOfRounds: 2 });
  for (const [index, firstName] of ["Kofi", "Nadia"].entries()) {
    const player = await event.enter(firstName);
    await event.record(player, ...Array.from({ length: 18 }, () => 4 + index));
  }

  await office.goto(`${event.desk}/players`);
  await office.getByRole("button", { name: "Make the Cut" }).click();
  const making = office.getByRole("dialog", { name: "Make the Cut" });
  await making.getByLabel("Top").fill("1");
  await making.getByText(demoPlayer("Nadia").name).waitFor();
  expect(await violationsInEveryLook(office)).toEqual([]);
  await making.getByRole("button", { name: "Make the Cut" }).click();
  await toast(office, "Cut made");

  await event.enter("Zara");
  await office.getByRole("button", { name: "Take Back the Cut" }).click();
  const takingBack = office.getByRole("dialog", { name: "Take Back the Cut" });
  await takingBack.getByText(/^After round 1, cut line/).waitFor();
  expect(await violationsInEveryLook(office)).toEqual([]);
  await takingBack.getByRole("button", { name: "Take back the cut after round 1" }).click();
  await toast(office, "Cut taken back");
  await office.getByRole("button", { name: "Take Back the Cut" }).waitFor({ state: "detached" });
});
