import { expect } from "vitest";
import { test } from "../testing/journey.ts";
import { superAdmin } from "../testing/people.ts";
import { deskScreens, portalScreens } from "../testing/screens/admin.ts";
import { makeWalk, refused } from "../testing/walk.ts";

const walk = makeWalk();

test("nothing keeps administrators from their portal, and no way ends nowhere", async ({
  visits,
}) => {
  const page = await visits.asPhone({ as: superAdmin, refused });
  expect(await walk(page, portalScreens)).toEqual([]);
});

test("nothing keeps administrators from an event, and no way ends nowhere", async ({ visits }) => {
  const page = await visits.asPhone({ as: superAdmin, refused });
  expect(await walk(page, deskScreens)).toEqual([]);
});
