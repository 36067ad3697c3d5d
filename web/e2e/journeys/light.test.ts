import type { Page } from "playwright-core";
import { expect } from "vitest";
import { eventByCall, read } from "../testing/eventByCall.ts";
import { holdBack } from "../testing/holdBack.ts";
import { test } from "../testing/journey.ts";
import { onHole, saved } from "../testing/pad.ts";
import { player } from "../testing/people.ts";
import { addressOf, demoEvents } from "../testing/places.ts";
import { drawnByItself, weighed, wordsAfterPicture } from "../testing/weighed.ts";

/** While the server is busy, and until it has loaded the code that draws, a page has no picture. */
const askUntilDrawn = (phone: Page, path = "/") =>
  phone.route(
    ({ pathname }) => pathname === path,
    async (route) => {
      let response = await route.fetch();
      while (!(await response.text()).includes(" data-picture")) response = await route.fetch();
      await route.fulfill({ response });
    },
  );

/** The most that a person with a slow connection has to wait for: see docs/performance.md. */
const LIMITS = { kilobytes: 150, requests: 25 };

const expectLight = async (page: Page, address: string, isThere: () => Promise<void>) => {
  const weight = await weighed(page);
  await page.goto(address);
  await drawnByItself(page);
  await isThere();
  expect(weight.kilobytes).toBeGreaterThan(0);
  expect(weight.kilobytes).toBeLessThanOrEqual(LIMITS.kilobytes);
  expect(weight.requests).toBeLessThanOrEqual(LIMITS.requests);
};

test("the front page is light for a phone that was never here", async ({ visits }) => {
  const phone = await visits.asPhone();
  await expectLight(phone, "/", () => phone.getByRole("heading", { level: 1 }).first().waitFor());
});

test("the pad is light for a phone that opens it by its address", async ({ visits }) => {
  const phone = await visits.asPhone({ as: player });
  const event = await addressOf(phone, demoEvents.active.name);
  await expectLight(phone, `${event}?tab=scorecard&round=2&hole=3`, () =>
    phone.getByRole("region", { name: "Hole 3", exact: true }).waitFor(),
  );
});

test("the public board is light for a phone that was sent its address", async ({ visits }) => {
  const event = await eventByCall(visits, "Featherweight Cup", { publicBoard: true });
  await event.enter("Hana");
  const { shareCode } = await read<{ readonly shareCode: string }>(
    event.office,
    `/api${event.address}`,
  );
  const phone = await visits.asPhone();
  await expectLight(phone, `/follow/${shareCode}`, () =>
    phone.getByRole("table", { name: "Leaderboard" }).waitFor(),
  );
});

test("a page says before its scripts have come what it says afterwards, in fonts of the device", async ({
  visits,
}) => {
  const phone = await visits.asPhone({ as: player });
  await askUntilDrawn(phone);
  const scripts = await holdBack(phone, "GET", "**/assets/*.js");
  await phone.goto("/", { waitUntil: "commit" });
  await phone.getByRole("heading", { name: "Today" }).waitFor();
  const said = () => phone.locator("#root").ariaSnapshot();
  const before = await said();
  expect(before).toContain(`button "Menu" [disabled]`);
  const fetched = await phone.evaluate(() =>
    [...document.fonts].flatMap(({ family, status }) => (status === "unloaded" ? [] : [family])),
  );
  expect(fetched.filter((family) => /Wicked|Variable/u.test(family))).toEqual([]);
  scripts.letGo();
  await drawnByItself(phone);
  expect(await said()).toBe(before.replaceAll(" [disabled]", ""));
});

test("who has signed out is not drawn again while the server does not know it", async ({
  visits,
}) => {
  const phone = await visits.asPhone({ as: player });
  await askUntilDrawn(phone);
  await holdBack(phone, "GET", "**/assets/*.js");
  await phone.addInitScript(() => localStorage.setItem("golf.signOuts./api/logout", ""));
  await phone.goto("/", { waitUntil: "commit" });
  await phone.locator("[data-picture] #today").waitFor({ state: "attached" });
  expect(await phone.locator("[data-picture]").isVisible()).toBe(false);
});

test("a key that is tapped before the scripts have come enters its score on that hole, once", async ({
  visits,
}) => {
  const event = await eventByCall(visits, "Early Birds Bowl");
  const as = await event.newPlayer("Wren");
  await event.newGroup("Larks", [as], { startHole: 10 });
  await event.play(as, 5);
  const phone = await visits.asPhone({ as });
  const sent: Array<string> = [];
  phone.on("request", (request) => {
    if (request.method() === "POST") sent.push(request.postData() ?? "");
  });
  await askUntilDrawn(phone, event.address);
  const scripts = await holdBack(phone, "GET", "**/assets/*.js");
  await phone.goto(`${event.address}?tab=scorecard&round=1`, { waitUntil: "commit" });
  await phone.getByRole("region", { name: "Hole 10", exact: true }).waitFor();
  const key = (name: string, pressed: boolean) =>
    phone.getByRole("button", { name, exact: true, pressed });
  await key("6, Double", false).click();
  await key("6, Double", true).waitFor();
  await key("5, Bogey", false).press("Enter");
  await key("5, Bogey", true).waitFor();
  await key("6, Double", false).waitFor();
  expect(await phone.getByRole("button", { name: "Hole 11", exact: true }).isDisabled()).toBe(true);

  const words = await wordsAfterPicture(phone);
  scripts.letGo();
  // Nothing comes between the picture and the pad, and another hole neither.
  expect(await words()).toContain("Strokes include penalty strokes.");
  await onHole(phone, 10);
  await key("5, Bogey", true).waitFor();
  await saved(phone);
  const [card] = await read<ReadonlyArray<{ readonly scores: ReadonlyArray<Score> }>>(
    as,
    `/api${event.address}/my-scorecards`,
  );
  const scores = card?.scores.map(({ holeNumber, strokes }) => `${holeNumber}: ${strokes}`);
  expect(scores).toEqual(["1: 5", "10: 5"]);
  expect(sent).toHaveLength(1);
});

interface Score {
  readonly holeNumber: number;
  readonly strokes: number;
}
