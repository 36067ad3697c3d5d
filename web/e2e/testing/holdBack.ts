import type { Page } from "playwright-core";
import { expect } from "vitest";

/** Holds back the requests of a page to this address, until they are let go. */
export const holdBack = async (page: Page, method: "GET" | "PUT" | "POST", address: string) => {
  let held = 0;
  let letGo = () => {};
  const isLetGo = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(address, async (route) => {
    if (route.request().method() !== method) return route.fallback();
    held += 1;
    await isLetGo;
    return route.continue();
  });
  return {
    /** Waits until the page has asked. */
    isAsked: async () => {
      const message = `the page sends ${method} ${address}`;
      await expect.poll(() => held, { message }).toBeGreaterThan(0);
    },
    /** They go on, and so do later ones. */
    letGo: () => letGo(),
  };
};
