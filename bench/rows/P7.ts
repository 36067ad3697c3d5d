import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { chromium, type Page } from "playwright-core";
import { findBrowser } from "../../web/e2e/testing/browser.ts";
import { player } from "../../web/e2e/testing/people.ts";
import { weighed } from "../../web/e2e/testing/weighed.ts";
import { visitorOf } from "../load/visitor.ts";
import { openInstallation } from "../product/installation.ts";
import { NotMeasurable, type Row, RunFailed } from "../row.ts";

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
    await promisify(execFile)(process.execPath, ["scripts/run.mjs", "build"]);
    const options = await findBrowser(setting.folder);
    if (!options) throw new NotMeasurable("there is no Chromium here.");
    const browser = await chromium.launch(options);
    setting.onClose(() => browser.close());
    const { url } = await openInstallation(setting, { name: "visited", seed: "demo" });

    const golfer = visitorOf(url);
    await golfer.post("/api/login", { username: player.email, password: player.password });
    const rounds = (await golfer.get("/api/scorecards")).json;
    const [round] = rounds.filter((one: { isComplete: boolean }) => !one.isComplete);
    if (!round) throw new RunFailed("The player of the demo has no card under way.");
    const cookies = golfer
      .cookie()
      .split("; ")
      .map((one) => {
        const [name = "", value = ""] = one.split("=", 2);
        return { name, value, url };
      });
    const pad = `/events/${round.eventId}?tab=scorecard&round=${round.roundNumber}&hole=1`;

    /** A visit on a phone that has never opened the product before. */
    const visit = async (path: string, isThere: (page: Page) => Promise<unknown>, as = false) => {
      const context = await browser.newContext({
        viewport: { width: 390, height: 844 },
        // The service worker would fetch the other pages while the browser is idle.
        serviceWorkers: "block",
      });
      if (as) await context.addCookies(cookies);
      const page = await context.newPage();
      const weight = await weighed(page);
      await page.goto(url + path);
      await isThere(page);
      const { requests } = weight;
      // Files that are fetched for later, and late layout shifts, are part of the visit too.
      await page.waitForTimeout(1000);
      const shift = await page.evaluate(shifts);
      await context.close();
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

/** How far the content on screen moved without a touch. */
const shifts = () =>
  new Promise<number>((resolve) => {
    let sum = 0;
    const add = (entries: ReadonlyArray<PerformanceEntry>) => {
      for (const entry of entries) sum += (entry as PerformanceEntry & { value: number }).value;
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
    setTimeout(() => resolve(sum), 100);
  });
