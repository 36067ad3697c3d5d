import type { Page } from "playwright-core";

/** Changes the theme of the present page, like the switch in its header. */
export const wear = (page: Page, theme: "dark" | "light"): Promise<void> =>
  page.evaluate((name) => {
    document.documentElement.dataset["theme"] = name;
  }, theme);
