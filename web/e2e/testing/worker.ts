import type { Page } from "playwright-core";
import { expect } from "vitest";
import { pathsOfPad } from "../../client/worker/keptPaths.ts";
import { addressOf, demoEvents } from "./places.ts";

/** Waits until the page can be opened without a network, with these answers. */
export const isKept = async (page: Page, ...paths: ReadonlyArray<string>): Promise<void> => {
  const isServed = () => page.evaluate(() => navigator.serviceWorker.controller !== null);
  await expect.poll(isServed, { message: "a service worker serves the page" }).toBe(true);
  const missing = async (all: ReadonlyArray<string>) => {
    const kept = await Promise.all(all.map((path) => caches.match(path, { ignoreVary: true })));
    return all.filter((_, index) => kept[index] === undefined);
  };
  const message = "no answer is missing among those kept for use without a network";
  await expect.poll(() => page.evaluate(missing, paths), { message }).toEqual([]);
};

/** The pad of a round in progress, and the answers that it needs before the first score. */
export const padOf = async (page: Page, round: number) => {
  const address = await addressOf(page, demoEvents.active.name);
  return {
    address: `${address}?tab=scorecard&round=${round}`,
    answers: ["/api/user", ...pathsOfPad(address.replace("/events/", ""), round)],
  };
};

/** All answers that the browser stores for use without a network. */
export const keptTexts = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const found = await Promise.all(
      names.map(async (name) => {
        const cache = await caches.open(name);
        const requests = await cache.keys();
        const answers = await Promise.all(requests.map((request) => cache.match(request)));
        return Promise.all(answers.map(async (answer) => (await answer?.text()) ?? ""));
      }),
    );
    return found.flat().join("\n");
  });

/** Whether a new version is installed that does not serve the pages yet. */
export const isAnotherWaiting = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return (registration?.waiting ?? null) !== null;
  });
