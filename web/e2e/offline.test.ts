import { expect } from "vitest";
import { historyOf } from "./testing/dialogs.ts";
import { test } from "./testing/journey.ts";
import { goOn, onHole, pressStrokes, saved } from "./testing/pad.ts";
import { demoPlayer } from "./testing/people.ts";
import { demoEvents, openDemo } from "./testing/places.ts";

/** The first holes of North Berwick. */
const pars = [4, 4, 4, 3, 4, 3];
const strokes = [5, 4, 4, 3, 6, 2];

test("what is entered without a network is saved once, as soon as there is one", async ({
  visits,
}) => {
  const phone = await visits.asPhone({ as: demoPlayer("Kofi"), refused: ["offline"] });
  await openDemo(phone, demoEvents.active, "?tab=scorecard&round=2");
  const play = async (from: number, to: number) => {
    for (let hole = from; hole <= to; hole += 1) {
      await onHole(phone, hole);
      await pressStrokes(phone, pars[hole - 1] ?? 0, strokes[hole - 1] ?? 0);
      await goOn(phone);
    }
  };

  // The server gets the first hole, but its answer is lost on the way.
  await phone.route("**/my-scores", async (route) => {
    await route.fetch();
    await route.abort("internetdisconnected");
    await phone.unroute("**/my-scores");
    await phone.context().setOffline(true);
  });
  await play(1, 1);
  await phone.getByText("1 hole waiting").waitFor();
  await play(2, 5);
  await phone.getByText("5 holes waiting").waitFor();
  // A change of mind while nothing can be sent.
  await phone.getByRole("button", { name: "Hole 5", exact: true }).click();
  await pressStrokes(phone, 4, 5);
  await phone.getByText("5 holes waiting").waitFor();

  await phone.context().setOffline(false);
  await saved(phone);
  await goOn(phone);
  await play(6, 6);
  await saved(phone);

  await phone.reload();
  await phone.getByRole("button", { name: "Whole card" }).click();
  await phone.getByRole("button", { name: "Hole 6, par 3, 2, birdie", exact: true }).waitFor();
  await phone.getByRole("button", { name: "Close" }).click();
  await phone.getByRole("button", { name: "View Card, round 2" }).click();
  expect(await historyOf(phone)).toEqual([
    "Hole 1: 5",
    "Hole 2: 4",
    "Hole 3: 4",
    "Hole 4: 3",
    "Hole 5: 5",
    "Hole 6: 2",
  ]);
});
