import { visiting, withBrowser, withVisits } from "./journey.ts";
import { type Line, openLine } from "./line.ts";
import { makeVisits, type Visits } from "./visits.ts";

interface OnTheCourse {
  readonly line: Line;
  /** The visits over that connection. */
  readonly players: Visits;
}

/** A story with a phone whose connection to the product may be cut. */
export const test = withBrowser(
  withVisits.extend<OnTheCourse>({
    line: async ({ address }, use) => {
      const line = await openLine(address);
      await use(line);
      await line.close();
    },
    players: ({ browser, line, task }, use) =>
      visiting(makeVisits(browser, line.address), task, use),
  }),
);
