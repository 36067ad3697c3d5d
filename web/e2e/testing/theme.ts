import type { Page } from "playwright-core";

type Theme = "dark" | "light";

/** The theme of the present page. */
export const themeOf = (page: Page): Promise<Theme> =>
  page.evaluate(() => (document.documentElement.dataset["theme"] === "light" ? "light" : "dark"));

/** Changes the theme of the present page, like the switch in its header. */
export const wear = (page: Page, theme: Theme): Promise<void> =>
  page.evaluate((name) => {
    document.documentElement.dataset["theme"] = name;
  }, theme);
