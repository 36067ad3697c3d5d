import { expect } from "vitest";
import { test } from "../testing/journey.ts";
import { partner } from "../testing/people.ts";
import { eventScreens } from "../testing/screens/event.ts";
import { playerScreens } from "../testing/screens/player.ts";
import { makeWalk, refused } from "../testing/walk.ts";

const walk = makeWalk();

test("nothing keeps players from their own pages, and no way ends nowhere", async ({ visits }) => {
  const page = await visits.asPhone({ as: partner, refused });
  expect(await walk(page, playerScreens)).toEqual([]);
});

test("nothing keeps players from their events, and no way ends nowhere", async ({ visits }) => {
  const page = await visits.asPhone({ as: partner, refused });
  expect(await walk(page, eventScreens)).toEqual([]);
});
