import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { test as journey } from "../testing/journey.ts";
import { partner, player, superAdmin } from "../testing/people.ts";
import { demoEvents, openDemo } from "../testing/places.ts";

/** The pictures are taken only on request, because other stories check these screens. */
const isWanted = process.env["UPDATE_SCREENSHOTS"] === "1";
const test = isWanted ? journey : journey.skip;
if (!isWanted) {
  process.stdout.write("Left out: the pictures of the documents (set UPDATE_SCREENSHOTS=1).\n");
}

const folder = fileURLToPath(new URL("../../../docs/screenshots", import.meta.url));

/** Takes a picture as soon as this is visible. */
const picture = async (page: Page, name: string, fact: Locator) => {
  await fact.first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  const image = await page.screenshot();
  expect(image.length).toBeGreaterThan(10_000);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, `${name}.png`), image);
};

const events = (page: Page) => page.getByRole("article");
const cards = (page: Page) => page.getByRole("button", { name: /scorecard of .*, round 1/ });

test("pictures for those who have not tried it yet", async ({ visits }) => {
  const { active } = demoEvents;
  const visitor = await visits.asPhone({ scale: 2 });
  await visitor.goto("/");
  await picture(visitor, "landing-phone", events(visitor));

  const desktop = await visits.asDesktop({ as: player });
  await desktop.goto("/events");
  await picture(desktop, "events-desktop", events(desktop));
  await openDemo(desktop, active, "?tab=leaderboard");
  await picture(desktop, "leaderboard-desktop", cards(desktop));

  const phone = await visits.asPhone({ as: partner, scale: 2 });
  await openDemo(phone, active, "?tab=scorecard&round=2&hole=9");
  await picture(phone, "score-entry-phone", phone.getByRole("group", { name: /^Strokes on hole/ }));
  await openDemo(phone, active, "?tab=leaderboard");
  await picture(phone, "leaderboard-phone", cards(phone));
  await cards(phone).first().click();
  await picture(phone, "scorecard-phone", phone.getByText("Front Nine"));

  const light = await visits.asDesktop({ as: player, theme: "light" });
  await openDemo(light, active, "?tab=leaderboard");
  await picture(light, "leaderboard-desktop-light", cards(light));

  const office = await visits.asDesktop({ as: superAdmin });
  await office.goto("/admin/dashboard?module=events");
  await picture(office, "admin-desktop", office.getByRole("table", { name: "Events" }));

  const wall = await visits.onWall({ as: player });
  await openDemo(wall, active, "/tv");
  await picture(wall, "television", wall.getByRole("table"));
});
