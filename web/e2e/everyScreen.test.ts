import { expect } from "vitest";
import { violationsOn } from "./testing/axe.ts";
import { test } from "./testing/journey.ts";
import { faultAt, linksOn } from "./testing/links.ts";
import { partner, type SignIn, superAdmin } from "./testing/people.ts";
import { adminScreens } from "./testing/screens/admin.ts";
import { eventScreens } from "./testing/screens/event.ts";
import { playerScreens } from "./testing/screens/player.ts";
import type { Screen } from "./testing/screens/screen.ts";
import { visitorScreens } from "./testing/screens/visitor.ts";
import { wear } from "./testing/theme.ts";
import { desktopSize, phoneSize } from "./testing/visits.ts";

interface Walk {
  readonly who: string;
  readonly as?: SignIn;
  readonly screens: ReadonlyArray<Screen>;
}

const walks: ReadonlyArray<Walk> = [
  { who: "a visitor", screens: visitorScreens },
  { who: "a player", as: partner, screens: playerScreens },
  { who: "a player in an event", as: partner, screens: eventScreens },
  { who: "an administrator", as: superAdmin, screens: adminScreens },
];

/** What an event answers to those who may not see it. */
const refused = ["401 /api/events/:id", "403 /api/events/:id"];

// One look on a phone in the dusk, one on a desktop in daylight: every layout, both themes.
for (const { who, as, screens } of walks) {
  test(`nothing keeps ${who} out, and no way ends nowhere`, async ({ visits }) => {
    const page = await visits.asPhone({ refused, ...(as ? { as } : {}) });
    const faults: Array<string> = [];
    const ways = new Set<string>();
    const look = async (name: string) => {
      for (const violation of await violationsOn(page)) faults.push(`${name}: ${violation}`);
      for (const link of await linksOn(page)) ways.add(link);
    };
    for (const { name, show } of screens) {
      await page.setViewportSize(phoneSize);
      await (await show(page)).waitFor();
      await look(`${name}, phone, dark`);
      await page.setViewportSize(desktopSize);
      await wear(page, "light");
      await look(`${name}, desktop, light`);
    }
    for (const way of ways) {
      const fault = await faultAt(page, way);
      if (fault) faults.push(fault);
    }
    expect(faults).toEqual([]);
    expect(ways.size).toBeGreaterThan(2);
  });
}

test("a page that keeps people out is found, and a link to nowhere too", async ({ visits }) => {
  const page = await visits.asPhone();
  await page.goto("/about");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.evaluate(() => {
    document.body.insertAdjacentHTML("beforeend", '<input><a href="/hole/19">The bar</a>');
  });
  expect((await violationsOn(page)).join()).toContain("Form elements must have labels");
  expect(await linksOn(page)).toContain("/hole/19");
  expect(await faultAt(page, "/hole/19")).toBe("/hole/19 is not there");
});
