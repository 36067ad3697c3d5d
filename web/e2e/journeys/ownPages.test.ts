import type { Page } from "playwright-core";
import sharp from "sharp";
import { expect } from "vitest";
import { violationsOn } from "../testing/axe.ts";
import { historyOf } from "../testing/dialogs.ts";
import { violationsInEveryLook } from "../testing/everyLook.ts";
import { test } from "../testing/journey.ts";
import { demoPlayer, partner } from "../testing/people.ts";
import { demoEvents, openDemo } from "../testing/places.ts";
import { toast } from "../testing/toast.ts";

const jonas = demoPlayer("Jonas");

test("players change what is kept about them", async ({ visits }) => {
  const phone = await visits.asPhone({ as: jonas });
  await phone.goto("/profile");
  await phone.getByRole("button", { name: "Edit Profile" }).click();
  const dialog = phone.getByRole("dialog", { name: "Edit Profile" });
  await dialog.getByLabel("Handicap").fill("54.1");
  await dialog.getByRole("button", { name: "Save Changes" }).click();
  await dialog.getByText("Handicap must be between 0 and 54").waitFor();
  await dialog.getByLabel("Handicap").fill("6.2");
  await dialog.getByLabel("Phone").fill("+44 20 7946 0399");
  await dialog.getByLabel("Shirt size").selectOption("XS");
  await dialog.getByRole("button", { name: "Save Changes" }).click();
  await dialog.waitFor({ state: "detached" });

  await phone.reload();
  const card = phone.getByRole("region", { name: "Profile" });
  await card.waitFor();
  expect(await card.textContent()).toMatch(/\+44 20 7946 0399.*Handicap 6.2/);
  await phone.getByRole("button", { name: "Edit Profile" }).click();
  expect(await dialog.getByLabel("Shirt size").inputValue()).toBe("XS");
});

test("every round leads to its card, and the card to its history and to how it is counted", async ({
  visits,
}) => {
  const phone = await visits.asPhone({ as: jonas });
  await phone.goto("/profile");
  await phone.getByRole("tab", { name: "Rounds" }).click();
  const rounds = phone.getByRole("table", { name: "Rounds" });
  await rounds.waitFor();
  expect(await rounds.getByRole("button", { name: /^View Card/ }).count()).toBe(2);
  await rounds
    .getByRole("button", { name: /^View Card/ })
    .last()
    .click();
  const card = phone.getByRole("dialog", { name: "Golf Scorecard - Jonas Weberhahn" });
  await card.getByRole("table", { name: "Front Nine" }).waitFor();
  await card.getByRole("table", { name: "Back Nine" }).waitFor();
  expect(await historyOf(phone)).toHaveLength(18);
  await card.getByText("Signed", { exact: true }).waitFor();
  await card.getByText("Verified", { exact: true }).waitFor();
  await card.getByRole("button", { name: "Back to the card" }).click();

  await card
    .getByRole("button", { name: /how it is counted$/u })
    .first()
    .click();
  await card.getByText("Playing handicap", { exact: true }).waitFor();
  await card
    .getByText(/^Stroke index \d+, .* on a par \d: \d+ pts?\.$/u)
    .nth(17)
    .waitFor();
  expect(await violationsOn(phone)).toEqual([]);
  await card.getByRole("button", { name: "Back to the card" }).click();
  await phone.keyboard.press("Escape");
  await card.waitFor({ state: "detached" });
});

test("a long history opens at its newest changes, and shows earlier ones at a press", async ({
  visits,
}) => {
  const phone = await visits.asPhone({ as: jonas });
  await phone.route("**/history?*", async (route) => {
    const query = new URL(route.request().url()).searchParams;
    const last = Number(query.get("before") ?? 121) - 1;
    const first = Math.max(1, last + 1 - Number(query.get("limit")));
    const json = Array.from({ length: last - first + 1 }, (_, index) => ({
      ...{ version: first + index, at: "2026-06-13T12:00:00.000Z", kind: "scores" },
      by: { kind: "player", id: "7", firstName: "Jonas", lastName: "Weberhahn" },
      ...{ holes: [], dispute: null, handicap: null, reason: `Change ${first + index}` },
    }));
    await route.fulfill({ json });
  });
  await phone.goto("/profile");
  await phone.getByRole("tab", { name: "Rounds" }).click();
  await phone
    .getByRole("button", { name: /^View Card/ })
    .first()
    .click();
  const card = phone.getByRole("dialog", { name: "Golf Scorecard - Jonas Weberhahn" });
  await card.getByRole("button", { name: "History" }).click();
  const changes = card.getByText(/^Reason: Change \d+$/);
  const earlier = card.getByRole("button", { name: "Show earlier changes" });
  await earlier.waitFor();
  expect(await changes.count()).toBe(50);
  await card.getByText("Reason: Change 120", { exact: true }).waitFor();
  await earlier.click();
  await card.getByText("Reason: Change 21", { exact: true }).waitFor();
  await earlier.click();
  await card.getByText("Reason: Change 1", { exact: true }).waitFor();
  expect(await changes.count()).toBe(120);
  expect(await earlier.count()).toBe(0);
});

test("the rounds of a participant are fetched when their card is turned over", async ({
  visits,
}) => {
  const phone = await visits.asPhone({ as: jonas });
  const asked: Array<string> = [];
  phone.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.endsWith("/all-scorecards")) asked.push(search);
  });
  await openDemo(phone, demoEvents.active);
  const cards = phone.getByRole("button", { name: /Scores →/ });
  await cards.first().click();
  await phone.getByRole("button", { pressed: true }).getByText("Points").waitFor();
  expect(asked).toEqual([expect.stringMatching(/^\?playerId=[\da-f-]{36}$/)]);
});

test("the board can be seen as it stood, and never taken for the present", async ({ visits }) => {
  const phone = await visits.asPhone({ as: jonas });
  await openDemo(phone, demoEvents.active, "?tab=leaderboard");
  const board = phone.getByRole("table", { name: /^Leaderboard/ });
  await board.waitFor();
  const now = await board.getByRole("rowheader").allTextContents();
  expect(now).toHaveLength(16);

  await phone.getByRole("button", { name: "As it stood" }).click();
  const sheet = phone.getByRole("dialog", { name: "As it stood" });
  const slider = sheet.getByRole("slider", { name: "Board as it stood" });
  await slider.focus();
  await slider.press("Home");
  await sheet.getByRole("button", { name: "Show the board" }).click();
  await phone.getByText(/^Not current: /).waitFor();
  // The demo recorded its scores at past times, so yesterday's first scores are there, and no
  // others.
  const places = () => board.getByRole("rowheader").allTextContents();
  await expect.poll(places, { message: "the players in the order of the board" }).toHaveLength(16);
  expect(await places()).not.toEqual(now);
  await phone.waitForURL(/[?&]asOf=/);

  // The link opens the same board, and the next score can be chosen there.
  const first = await places();
  const other = await visits.asDesktop({ as: jonas });
  await other.goto(phone.url());
  const otherPlaces = () =>
    other
      .getByRole("table", { name: /^Leaderboard/ })
      .getByRole("rowheader")
      .allTextContents();
  await expect
    .poll(otherPlaces, { message: "the players in the order of the board" })
    .toEqual(first);
  const moment = other.url();
  await other.getByRole("button", { name: "Next score" }).click();
  await other.waitForURL((url) => url.href !== moment && url.search.includes("asOf="));
  await expect
    .poll(otherPlaces, { message: "the players in the order of the board" })
    .toHaveLength(16);
  await other.getByRole("button", { name: "Copy Link" }).waitFor();
  expect(await violationsInEveryLook(other)).toEqual([]);

  const live = phone.getByText("Live", { exact: true }).filter({ visible: true });
  expect(await live.count()).toBe(0);

  await phone.getByRole("button", { name: "Back to live" }).click();
  await live.waitFor();
  await expect
    .poll(() => board.getByRole("rowheader").allTextContents(), {
      message: "the players in the order of the board",
    })
    .toEqual(now);
});

test("rounds are drawn when somebody opens the statistics", async ({ visits }) => {
  const phone = await visits.asPhone({ as: jonas, theme: "light" });
  await phone.goto("/profile");
  await phone.getByRole("tab", { name: "Rounds" }).click();
  await phone.getByRole("table", { name: "Rounds", exact: true }).waitFor();
  const drawings = () =>
    phone.evaluate(
      () =>
        performance.getEntriesByType("resource").filter(({ name }) => /Statistics/u.test(name))
          .length,
    );
  expect(await drawings()).toBe(0);

  await phone.getByRole("button", { name: "Show Statistics" }).click();
  await phone.getByRole("heading", { name: "Scores by Hole" }).waitFor();
  await phone.getByText(/^Of \d+ holes/u).waitFor();
  expect(await phone.getByRole("figure").count()).toBe(4);
  expect(await drawings()).toBeGreaterThan(0);
  expect(await violationsOn(phone)).toEqual([]);

  await phone.getByRole("heading", { name: "Handicap Record" }).waitFor();
  await phone.getByText("This is no official handicap.", { exact: false }).first().waitFor();
});

const aPhoto = (background: string) =>
  sharp({ create: { width: 800, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer();

const choose = (page: Page, name: string, mimeType: string, buffer: Buffer) =>
  page.getByLabel("Choose a picture").setInputFiles({ name, mimeType, buffer });

/** The address of the picture on the profile. */
const shownOn = (page: Page) =>
  page.getByRole("region", { name: "Profile" }).locator("img").first().getAttribute("src");

test("a picture is saved, survives a lost line, and is seen by the others", async ({ visits }) => {
  const phone = await visits.asPhone({ as: jonas, refused: ["400", "cut"] });
  await phone.goto("/profile");
  await choose(phone, "notes.txt", "text/plain", Buffer.from("par"));
  await toast(phone, "Please choose an image file");
  await choose(phone, "wall.jpg", "image/jpeg", Buffer.alloc(5 * 1024 * 1024 + 1));
  await toast(phone, "The picture must be at most 5 MB");
  await choose(phone, "notes.jpg", "image/jpeg", Buffer.from("par"));
  await toast(phone, "Please choose an image file");
  expect(await phone.getByRole("button", { name: "Try Again" }).count()).toBe(0);

  await phone.route("**/api/user/picture", (route) => route.abort());
  await choose(phone, "me.jpg", "image/jpeg", await aPhoto("seagreen"));
  await toast(phone, "Your picture could not be saved");
  expect(await violationsOn(phone)).toEqual([]);
  await phone.unroute("**/api/user/picture");
  await phone.getByRole("button", { name: "Try Again" }).click();
  await toast(phone, "Picture saved");
  const address = await shownOn(phone);
  expect(address).toMatch(/^\/api\/pictures\/[0-9a-f]{64}\.webp$/u);

  const other = await visits.asDesktop({ as: partner });
  await openDemo(other, demoEvents.active, "/participants");
  const seen = other.locator(`img[src="${address}"]`).first();
  await seen.waitFor();
  const width = (image: SVGElement | HTMLElement) => (image as HTMLImageElement).naturalWidth;
  await expect
    .poll(() => seen.evaluate(width), { message: "the width of the shown picture" })
    .toBe(512);
});
