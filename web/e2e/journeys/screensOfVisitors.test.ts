import { expect } from "vitest";
import { violationsOn } from "../testing/axe.ts";
import { test } from "../testing/journey.ts";
import { faultAt, linksOn, refusalAt } from "../testing/links.ts";
import { visitorScreens } from "../testing/screens/visitor.ts";
import { makeWalk, refused } from "../testing/walk.ts";

const walk = makeWalk();

test("nothing keeps visitors out, and no way ends nowhere", async ({ visits }) => {
  const page = await visits.asPhone({ refused });
  expect(await walk(page, visitorScreens)).toEqual([]);
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
