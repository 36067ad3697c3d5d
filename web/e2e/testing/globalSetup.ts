import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { LaunchOptions } from "playwright-core";
import type { TestProject } from "vitest/node";
import { findBrowser } from "./browser.ts";
import { startProduct } from "./product.ts";

/**
 * Starts one product for all journeys and finds a browser. Without a browser the journeys are left
 * out, and the run says so.
 */
export default async function setup(project: TestProject) {
  const folder = mkdtempSync(path.join(tmpdir(), "golf-journeys-"));
  const clear = () => rmSync(folder, { recursive: true, force: true });
  // Unpacking the browser uses one core, and starting the product uses the other.
  const [browser, product] = await Promise.allSettled([findBrowser(folder), startProduct(folder)]);

  const stop = async () => {
    try {
      if (product.status === "fulfilled") await product.value.stop();
    } finally {
      clear();
    }
  };
  if (product.status === "rejected" || browser.status === "rejected") {
    await stop();
    throw [product, browser].find(({ status }) => status === "rejected");
  }
  if (browser.value === null) {
    process.stdout.write("No browser found (set CHROMIUM to one): the journeys are left out.\n");
    project.provide("journeys", null);
    return stop;
  }
  project.provide("journeys", {
    address: product.value.address,
    browser: browser.value,
  });
  return stop;
}

declare module "vitest" {
  interface ProvidedContext {
    /** Null without a browser. */
    journeys: { readonly address: string; readonly browser: LaunchOptions } | null;
  }
}
