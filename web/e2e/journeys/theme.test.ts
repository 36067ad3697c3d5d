import type { Page } from "playwright-core";
import { expect } from "vitest";
import { test } from "../testing/journey.ts";

const worn = (page: Page) =>
  page.evaluate(() => ({
    theme: document.documentElement.dataset["theme"],
    bar: document.querySelector<HTMLMetaElement>("meta[name='theme-color']")?.content,
    sign: document.querySelector<HTMLLinkElement>("link[rel='apple-touch-icon']")?.href,
  }));

test("a switched theme reaches the browser's bar and the sign for a home screen, and stays", async ({
  visits,
}) => {
  const page = await visits.asPhone({ theme: "dark" });
  await page.goto("/");
  const { origin } = new URL(page.url());
  const dark = { theme: "dark", bar: "rgb(7, 20, 14)", sign: `${origin}/mark-180-dark.png` };
  const light = { theme: "light", bar: "rgb(238, 241, 227)", sign: `${origin}/mark-180-light.png` };
  await page.getByRole("heading", { level: 1 }).waitFor();
  await expect.poll(() => worn(page)).toEqual(dark);

  await page.getByRole("button", { name: "Daylight theme" }).click();
  await expect.poll(() => worn(page)).toEqual(light);
  expect((await page.request.get(light.sign)).headers()["content-type"]).toBe("image/png");
  await page.reload();
  await page.getByRole("heading", { level: 1 }).waitFor();
  await expect.poll(() => worn(page)).toEqual(light);
});
