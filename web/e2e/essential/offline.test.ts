import { expect } from "vitest";
import { historyOf } from "../testing/dialogs.ts";
import { test } from "../testing/journey.ts";
import { goOn, onHole, pressStrokes, saved } from "../testing/pad.ts";
import { demoPlayer } from "../testing/people.ts";
import { addressOf, demoEvents, openDemo } from "../testing/places.ts";
import { toast } from "../testing/toast.ts";

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

  // The server stores the first hole, but its answer is lost.
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
  // The player corrects a score while nothing can be sent.
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

test("what cannot be sent without a network says so at once", async ({ visits }) => {
  const phone = await visits.asPhone({ as: demoPlayer("Kofi"), refused: ["offline"] });
  // The code of the message is fetched while the page is idle.
  const words = phone.waitForResponse(/ToastRegion.*\.js$/);
  await openDemo(phone, demoEvents.active, "?tab=scorecard&round=2&view=card");
  const submit = phone.getByRole("button", { name: "Submit Scorecard" });
  await submit.waitFor();
  await words;
  await phone.context().setOffline(true);
  await submit.click();
  await toast(phone, "No connection. Check the network and try again.");
  await submit.waitFor();
  await phone.context().setOffline(false);
});

test("a screen on the wall that found nobody tries again by itself", async ({ visits }) => {
  const wall = await visits.onWall({ as: demoPlayer("Kofi"), refused: ["offline"] });
  const address = await addressOf(wall, demoEvents.active.name);
  const calls = [`**/api${address}`, `**/api${address}/leaderboard`] as const;
  for (const call of calls) await wall.route(call, (route) => route.abort("internetdisconnected"));
  await wall.goto(`${address}/tv`);
  await wall.getByRole("button", { name: "Try again" }).waitFor();
  await wall.unroute(calls[0]);
  await wall.getByText("The leaderboard could not be loaded").waitFor();
  await wall.unroute(calls[1]);
  await wall.getByRole("table", { name: "Leaderboard" }).waitFor();
});
