import type { Page, Route } from "playwright-core";
import { expect } from "vitest";
import { eventByCall } from "../testing/eventByCall.ts";
import { test } from "../testing/journey.ts";
import { day } from "../testing/office.ts";
import { onHole, pressStrokes, saved } from "../testing/pad.ts";
import { demoPlayer } from "../testing/people.ts";
import { addressOf, demoEvents } from "../testing/places.ts";
import { toast } from "../testing/toast.ts";
import type { Visits } from "../testing/visits.ts";

const greta = demoPlayer("Greta");
const par = 4;
const READS = "**/my-scorecards";

const openFirstHole = async (page: Page) => {
  const address = await addressOf(page, demoEvents.active.name);
  await page.goto(`${address}?tab=scorecard&round=2&hole=1`);
  await onHole(page, 1);
};

/** Greta's cards on the server. */
const cardsOf = async (page: Page): Promise<string> => {
  const address = await addressOf(page, demoEvents.active.name);
  return (await page.request.get(`/api${address}/my-scorecards`)).text();
};

interface Card {
  readonly roundNumber: number;
  readonly scores: ReadonlyArray<{ readonly holeNumber: number; readonly strokes: number }>;
}

const firstHoleOf = async (page: Page) => {
  const cards: ReadonlyArray<Card> = JSON.parse(await cardsOf(page));
  const card = cards.find(({ roundNumber }) => roundNumber === 2);
  return card?.scores.find(({ holeNumber }) => holeNumber === 1)?.strokes;
};

/** Answers every read of the page with the present cards, until it is ended. */
const stopTheReadModel = async (page: Page) => {
  const body = await cardsOf(page);
  const answer = (route: Route) => route.fulfill({ body, contentType: "application/json" });
  await page.route(READS, answer);
  return () => page.unroute(READS, answer);
};

/** The pad fetches the saved card again, like every page after an announcement. */
const untilRead = async (page: Page, act: () => Promise<void>) => {
  const read = page.waitForResponse(READS);
  await act();
  await read;
};

const score = async (page: Page, strokes: number) => {
  await pressStrokes(page, par, strokes);
  await saved(page);
};

/** Her phone shows 6 on the first hole. */
const openAfterSix = async (visits: Visits) => {
  const phone = await visits.asPhone({ as: greta });
  await openFirstHole(phone);
  await untilRead(phone, () => score(phone, 6));
  return phone;
};

const handIn = async (page: Page) => {
  await page.getByRole("button", { name: "Whole card" }).click();
  await page.getByRole("button", { name: "Submit Scorecard" }).click();
};

test("a score that is stored but cannot be read yet is the one that is handed in", async ({
  visits,
}) => {
  const phone = await openAfterSix(visits);

  // From here on the server stores scores, but answers with the card before them.
  await stopTheReadModel(phone);
  await phone.route("**/my-scores", async (route) => {
    const before = JSON.parse(await cardsOf(phone)).at(-1);
    await route.fetch();
    await route.fulfill({ status: 202, json: before });
  });
  await untilRead(phone, async () => {
    const written = phone.waitForResponse("**/my-scores");
    await score(phone, 5);
    await written;
  });
  await handIn(phone);
  await toast(phone, "Your scorecard has been submitted successfully!");
  expect(await firstHoleOf(phone)).toBe(5);
});

test("a hole that was changed elsewhere is looked at before the card is handed in", async ({
  visits,
}) => {
  const phone = await openAfterSix(visits);

  // The phone receives no announcements about the tablet.
  const goOnReading = await stopTheReadModel(phone);
  const tablet = await visits.asDesktop({ as: greta });
  await openFirstHole(tablet);
  await untilRead(phone, () => score(tablet, 4));
  await goOnReading();

  await handIn(phone);
  await toast(phone, "Your card was changed elsewhere");
  await phone.getByRole("button", { name: "Hole 1, par 4, 4, par", exact: true }).waitFor();
  await phone.getByRole("button", { name: "Submit Scorecard" }).click();
  await toast(phone, "Your scorecard has been submitted successfully!");
  expect(await firstHoleOf(phone)).toBe(4);
});

test("a card that is handed in late leaves the player where they are by then", async ({
  visits,
}) => {
  const phone = await openAfterSix(visits);
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await phone.route("**/my-scores", async (route) => {
    await answered;
    await route.continue();
  });
  await handIn(phone);
  await phone.getByRole("button", { name: "Back to hole 1" }).click();
  await onHole(phone, 1);
  answer();
  await toast(phone, "Your scorecard has been submitted successfully!");
  await onHole(phone, 1);
});

/** An event in which Yuki plays, and the requests of her phone. */
const setUp = async (visits: Visits) => {
  // Nothing changes an event by itself before it starts.
  const event = await eventByCall(visits, "Single File Shield", {
    ...{ course: "North Berwick", startDate: day(7), registrationDeadline: day(7) },
  });
  const { address } = event;
  const as = await event.enter("Yuki");
  await event.change({ status: "active" });
  const phone = await visits.asPhone({ as });
  // Changed data are fetched at once here, not within half a second.
  await phone.addInitScript(() => {
    Math.random = () => 0;
  });
  let asked: Array<string> = [];
  phone.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (request.isNavigationRequest()) asked = [];
    const isRead = request.method() === "GET" && !pathname.endsWith("/live");
    if (isRead && pathname.startsWith("/api/")) asked.push(pathname.replace(address, ""));
  });

  /** Changes the event, and waits until the page has fetched it. Then no request is in progress. */
  const changeEvent = async () => {
    const heard = phone.waitForResponse((response) => response.url().endsWith(address));
    await event.change({ description: `Played in single file, ${Math.random()}.` });
    await heard;
  };
  return {
    phone,
    address,
    /** What a page asks for that came with so many answers. */
    askedFor: async (answers: number, open: () => Promise<unknown>) => {
      do {
        // The page before asks until another one has come.
        await phone.goto("about:blank");
        asked = [];
        await open();
        await onHole(phone, 1);
        // On a busy machine an answer may take too long for the page.
      } while ((await cameWith(phone)) < answers);
      await changeEvent();
      return asked.toSorted();
    },
  };
};

/** The number of answers that came with a page. */
const cameWith = (phone: Page) =>
  phone
    .locator("#first-answers")
    .evaluate(({ textContent }) => Object.keys(JSON.parse(textContent ?? "{}")).length);

/** The data that the change made outdated: registrations tell of their events, too. */
const changed = ["/api", "/api/matches", "/api/user/registrations"];
const holes = "/api/rounds/1/holes";

/** The number of calls with which the page of an event begins, and with which the pad begins. */
const WITH_EVENT = 3;
const WITH_PAD = 6;

test("the pad asks for nothing that came with its page, and for its holes only before there is a card", async ({
  visits,
}) => {
  const { phone, address, askedFor } = await setUp(visits);
  const pad = `${address}?tab=scorecard&round=1&hole=1`;
  const withoutCard = await askedFor(WITH_PAD, () => phone.goto(pad));
  // The event may have another course now.
  expect(withoutCard).toEqual([holes, ...changed, holes].toSorted());

  await pressStrokes(phone, 4, 5);
  await saved(phone);
  expect(await askedFor(WITH_PAD, () => phone.goto(pad))).toEqual(changed);

  const ofCards = ["/api/groups", "/api/my-scorecards", "/api/verification-needed"];
  const byLinks = await askedFor(WITH_EVENT, async () => {
    // Leaving a page cancels what it still asks for, and the next page would ask again.
    const answers = ofCards.map((path) =>
      phone.waitForResponse((response) => response.url().endsWith(path.replace("/api", ""))),
    );
    await phone.goto(`${address}?tab=scorecard`);
    for (const answer of answers) await (await answer).finished();
    await phone.getByRole("button", { name: "Enter Scores, round 1" }).click();
    await phone.getByRole("button", { name: "Hole 1", exact: true }).click();
  });
  expect(byLinks).toEqual(["/api/matches", ...ofCards, ...changed].toSorted());
});
