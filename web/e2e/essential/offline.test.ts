import { expect } from "vitest";
import { historyOf } from "../testing/dialogs.ts";
import { test } from "../testing/onTheCourse.ts";
import { goOn, onHole, pressStrokes, saved } from "../testing/pad.ts";
import { demoPlayer } from "../testing/people.ts";
import { demoEvents, openDemo } from "../testing/places.ts";
import { isKept, padOf } from "../testing/worker.ts";

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

test("the pad starts without a network, keeps what is typed through a reload, and sends it", async ({
  line,
  players,
}) => {
  const phone = await players.asPhone({
    as: demoPlayer("Luca"),
    refused: ["cut"],
    worksOffline: true,
  });
  const pad = await padOf(phone, 2);
  await phone.goto(pad.address);
  await onHole(phone, 1);
  await isKept(phone, ...pad.answers);

  await line.cut(phone);
  await phone.goto("about:blank");
  await phone.goto(pad.address);
  await phone.getByText("Offline", { exact: true }).waitFor();
  await onHole(phone, 1);
  await pressStrokes(phone, 4, 5);
  await goOn(phone);
  await onHole(phone, 2);
  await pressStrokes(phone, 4, 3);
  await phone.getByText("2 holes waiting").waitFor();

  await phone.reload();
  await phone.getByText("2 holes waiting").waitFor();

  await line.mend(phone);
  await saved(phone);
  // Without a network the card is shown that was saved meanwhile.
  await line.cut(phone);
  await phone.reload();
  await phone.getByRole("button", { name: "Whole card" }).click();
  await phone.getByRole("button", { name: "Hole 1, par 4, 5, bogey", exact: true }).waitFor();
  await phone.getByRole("button", { name: "Hole 2, par 4, 3, birdie", exact: true }).waitFor();
  await line.mend(phone);
});
