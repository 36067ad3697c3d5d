import type { Page } from "playwright-core";
import { drawnByItself, weighed } from "../../web/e2e/testing/weighed.ts";
import { openVisited, shifts } from "../product/visited.ts";
import { type Row, RunFailed } from "../row.ts";

const figuresOf = (page: string) =>
  [
    { what: `${page}: compressed JavaScript`, unit: "kB", must: 150, goal: 110 },
    { what: `${page}: requests before it can be used`, unit: "", must: 25, goal: 12 },
    { what: `${page}: layout shift`, unit: "", must: 0.1, goal: 0.02 },
  ].map((figure) => ({ ...figure, wanted: "less", bounds: "itself" }) as const);

export const P7: Row = {
  name: "P7",
  what: "a first visit by a phone, in a real browser",
  floor: "nothing",
  figures: [...figuresOf("the front page"), ...figuresOf("score entry by its address")],
  prepare: async (setting) => {
    const { url, pad, newPhone } = await openVisited(setting);

    const visit = async (path: string, isThere: (page: Page) => Promise<unknown>, as = false) => {
      const page = await newPhone(as);
      const weight = await weighed(page);
      await page.goto(url + path);
      await drawnByItself(page);
      await isThere(page);
      const { requests } = weight;
      // Files that are fetched for later, and late layout shifts, are part of the visit too.
      await page.waitForTimeout(1000);
      const shift = await page.evaluate(shifts);
      await page.context().close();
      return [weight.kilobytes, requests, shift];
    };
    const both = async () => [
      ...(await visit("/", (page) => page.getByRole("heading", { level: 1 }).first().waitFor())),
      ...(await visit(
        pad,
        (page) => page.getByRole("region", { name: "Hole 1", exact: true }).waitFor(),
        true,
      )),
    ];
    let last = await both();
    return {
      product: async () => {
        last = await both();
        return last;
      },
      check: async () => {
        if (last.every((figure) => Number.isFinite(figure)) && (last[0] ?? 0) > 0) return;
        throw new RunFailed(`A page came without JavaScript or figures: ${last.join(", ")}.`);
      },
    };
  },
};
