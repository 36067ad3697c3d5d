import { type Browser, chromium } from "playwright-core";
import { test as base, inject } from "vitest";
import { makeVisits, type Visits } from "./visits.ts";

const journeys = inject("journeys");

interface Journey {
  readonly browser: Browser;
  readonly visits: Visits;
  readonly address: string;
}

export const withVisits = base.extend<Journey>({
  address: [journeys?.address ?? "", { scope: "file" }],
  // Each worker has its own browser. Through a shared server every message would be encoded and
  // decoded twice.
  browser: [
    // oxlint-disable-next-line no-empty-pattern -- vitest reads from it that nothing else is needed.
    async ({}, use) => {
      const browser = await chromium.launch(journeys?.browser);
      await use(browser);
      await browser.close();
    },
    { scope: "worker" },
  ],
  visits: ({ browser, address, task }, use) => visiting(makeVisits(browser, address), task, use),
});

interface Told {
  readonly name: string;
  readonly result?: { readonly state: string };
}

/** The visits of one story. Their pages must not report errors. */
export const visiting = async (
  visits: Visits,
  story: Told,
  tell: (visits: Visits) => Promise<void>,
): Promise<void> => {
  await tell(visits);
  if (story.result?.state === "fail") await visits.show(story.name);
  const complaints = await visits.end();
  if (complaints.length > 0) throw new Error(`The pages complained:\n${complaints.join("\n")}`);
};

/** Stories are skipped if there is no browser. */
export const withBrowser = <Story extends { readonly skip: unknown }>(story: Story) =>
  journeys ? story : (story.skip as Story);

/** A story in a real browser. */
export const test = withBrowser(withVisits);
