import { expect } from "vitest";
import { violationsOn } from "../testing/axe.ts";
import { test } from "../testing/journey.ts";
import { faultAt, linksOn, refusalAt } from "../testing/links.ts";
import { partner } from "../testing/people.ts";
import { eventScreens } from "../testing/screens/event.ts";
import { playerScreens } from "../testing/screens/player.ts";
import { visitorScreens } from "../testing/screens/visitor.ts";
import { makeWalk, refused } from "../testing/walk.ts";

const walkOfPlayers = makeWalk();

test("nothing keeps players from their own pages, and no way ends nowhere", async ({ visits }) => {
  const page = await visits.asPhone({ as: partner, refused });
  expect(await walkOfPlayers(page, playerScreens)).toEqual([]);
});

test("nothing keeps players from their events, and no way ends nowhere", async ({ visits }) => {
  const page = await visits.asPhone({ as: partner, refused });
  expect(await walkOfPlayers(page, eventScreens)).toEqual([]);
});

test("nothing keeps visitors out, and no way ends nowhere", async ({ visits }) => {
  const page = await visits.asPhone({ refused });
  expect(await makeWalk()(page, visitorScreens)).toEqual([]);
});

test("a field without a label is reported, and so is a link to a page that does not exist", async ({
  visits,
}) => {
  const page = await visits.asPhone();
  await page.goto("/about");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.evaluate(() => {
    document.body.insertAdjacentHTML("beforeend", '<input><a href="/hole/19">The bar</a>');
  });
  expect((await violationsOn(page)).join()).toContain("Form elements must have labels");
  expect(await linksOn(page)).toContain("/hole/19");
  expect(await refusalAt(page, "/hole/19")).toBe("/hole/19 answers 404");
  expect(await faultAt(page, "/hole/19")).toBe("/hole/19 is not there");
});
