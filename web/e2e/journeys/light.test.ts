import type { Page } from "playwright-core";
import { expect } from "vitest";
import { eventByCall, read } from "../testing/eventByCall.ts";
import { test } from "../testing/journey.ts";
import { player } from "../testing/people.ts";
import { addressOf, demoEvents } from "../testing/places.ts";
import { weighed } from "../testing/weighed.ts";

/** The most that a person with a slow connection has to wait for: see docs/performance.md. */
const LIMITS = { kilobytes: 150, requests: 25 };

const expectLight = async (page: Page, address: string, isThere: () => Promise<void>) => {
  const weight = await weighed(page);
  await page.goto(address);
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
