import type { Page } from "playwright-core";

/** Changes the theme of the page as it stands, as the switch in its header does. */
export const wear = (page: Page, theme: "dark" | "light"): Promise<void> =>
  page.evaluate((name) => {
    document.documentElement.dataset["theme"] = name;
  }, theme);
