import { expect } from "vitest";
import { violationsOn } from "./testing/axe.ts";
import { test } from "./testing/journey.ts";
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
  test(`nothing keeps ${who} out`, async ({ visits }) => {
    const page = await visits.asPhone({ refused, ...(as ? { as } : {}) });
    const violations: Array<string> = [];
    const look = async (name: string) => {
      for (const violation of await violationsOn(page)) violations.push(`${name}: ${violation}`);
    };
    for (const { name, show } of screens) {
      await page.setViewportSize(phoneSize);
      await (await show(page)).waitFor();
      await look(`${name}, phone, dark`);
      await page.setViewportSize(desktopSize);
      await wear(page, "light");
      await look(`${name}, desktop, light`);
    }
    expect(violations).toEqual([]);
  });
}
