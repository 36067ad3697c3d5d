import type { Page, Route } from "playwright-core";
import { expect } from "vitest";
import { test } from "./testing/journey.ts";
import { onHole, pressStrokes, saved } from "./testing/pad.ts";
import { demoPlayer } from "./testing/people.ts";
import { demoEvents, openDemo } from "./testing/places.ts";
import { toast } from "./testing/toast.ts";

const greta = demoPlayer("Greta");
const par = 4;

/** Answers every read of the player's cards as it is answered now, until it is ended. */
const stopTheReadModel = async (phone: Page) => {
  const reads = "**/my-scorecards";
  let first: Promise<string> | undefined;
  const answer = async (route: Route) => {
    first ??= route.fetch().then((response) => response.text());
    await route.fulfill({ body: await first, contentType: "application/json" });
  };
  await phone.route(reads, answer);
  return () => phone.unroute(reads, answer);
};

const openFirstHole = async (phone: Page) => {
  await openDemo(phone, demoEvents.active, "?tab=scorecard&round=2&hole=1");
  await onHole(phone, 1);
};

const handIn = async (phone: Page) => {
  await phone.getByRole("button", { name: "Whole card" }).click();
  await phone.getByRole("button", { name: "Submit Scorecard" }).click();
};

const firstHoleOf = async (phone: Page) => {
  const answered = phone.waitForResponse("**/my-scorecards");
  await phone.reload();
  const cards: ReadonlyArray<{
    readonly roundNumber: number;
    readonly scores: ReadonlyArray<{ readonly holeNumber: number; readonly strokes: number }>;
  }> = await (await answered).json();
  const card = cards.find(({ roundNumber }) => roundNumber === 2);
  return card?.scores.find(({ holeNumber }) => holeNumber === 1)?.strokes;
};

test("a score that is stored but cannot be read yet is the one that is handed in", async ({
  visits,
}) => {
  const phone = await visits.asPhone({ as: greta });
  await openFirstHole(phone);
  await pressStrokes(phone, par, 6);
  await saved(phone);

  // From here on the server stores, but answers with what was before.
  const goOnReading = await stopTheReadModel(phone);
  await phone.reload();
  await onHole(phone, 1);
  await phone.route("**/my-scores", async (route) => {
    const stored = await route.fetch();
    await route.fulfill({ response: stored, status: 202 });
  });
  const written = phone.waitForResponse("**/my-scores");
  await pressStrokes(phone, par, 5);
  await written;
  await saved(phone);
  // The pages of a late write are all read again after a second, and show nothing new.
  await phone.waitForResponse("**/my-scorecards");
  await handIn(phone);
  await toast(phone, "Your scorecard has been submitted successfully!");

  await goOnReading();
  expect(await firstHoleOf(phone)).toBe(5);
});

test("a hole that was changed elsewhere is looked at before the card is handed in", async ({
  visits,
}) => {
  const phone = await visits.asPhone({ as: greta });
  await openFirstHole(phone);
  await pressStrokes(phone, par, 6);
  await saved(phone);

  const goOnReading = await stopTheReadModel(phone);
  const tablet = await visits.asDesktop({ as: greta });
  await openFirstHole(tablet);
  await pressStrokes(tablet, par, 4);
  await saved(tablet);

  await goOnReading();
  await handIn(phone);
  await toast(phone, "Your card was changed elsewhere");
  await phone.getByRole("button", { name: "Hole 1, par 4, 4, par", exact: true }).waitFor();
  await phone.getByRole("button", { name: "Submit Scorecard" }).click();
  await toast(phone, "Your scorecard has been submitted successfully!");
  expect(await firstHoleOf(phone)).toBe(4);
});
