import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type axe from "axe-core";
import type { Page } from "playwright-core";
import { themeOf, wear } from "./theme.ts";

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

/** Half the size of the exported source, which every page has to compile once. */
const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const everything: axe.RunOnly = {
  type: "tag",
  values: ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"],
};
const colours: axe.RunOnly = { type: "rule", values: ["color-contrast", "link-in-text-block"] };

/**
 * The problems that keep people from using the present page, each with its first places. A theme is
 * only colours, so the other theme is checked for nothing else.
 */
export const violationsOn = async (page: Page): Promise<ReadonlyArray<string>> => {
  // A page that still loads is judged by what it becomes.
  await page.locator("h1").first().waitFor({ state: "attached" });
  const theme = await themeOf(page);
  const found = await violationsOf(everything, page);
  await wear(page, otherThan[theme]);
  const others = await violationsOf(colours, page);
  await wear(page, theme);
  return [...found, ...others.map((violation) => `${otherThan[theme]}: ${violation}`)];
};

const otherThan = { dark: "light", light: "dark" } as const;

const violationsOf = async (runOnly: axe.RunOnly, page: Page): Promise<ReadonlyArray<string>> => {
  // The content policy would refuse a script element.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  const violations = await page.evaluate(async (rules) => {
    const result = await window.axe.run(document, {
      runOnly: rules,
      resultTypes: ["violations"],
      // No rule of these standards reads the style sheets themselves.
      preload: false,
    });
    return result.violations.map(({ id, help, nodes }) => {
      const places = nodes.slice(0, 3).map(({ target, html, any }) => {
        const why = any.map(({ message }) => message).join(" ");
        return `${target.join(" ")} ${html.slice(0, 160)} ${why}`;
      });
      return `${id}: ${help}\n  ${places.join("\n  ")}`;
    });
  }, runOnly);
  return violations.map((violation) => `${page.url()}: ${violation}`);
};
