import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { chromium } from "playwright-core";
import { findBrowser } from "../../web/e2e/testing/browser.ts";
import { player } from "../../web/e2e/testing/people.ts";
import { visitorOf } from "../load/visitor.ts";
import { NotMeasurable, RunFailed } from "../row.ts";
import { once } from "../setting.ts";
import { openInstallation } from "./installation.ts";

/** The demo with a public board, and a browser that visits it as a phone. */
export const openVisited = once(async (setting) => {
  await promisify(execFile)(process.execPath, ["scripts/run.mjs", "build"]);
  const options = await findBrowser(setting.folder);
  if (!options) throw new NotMeasurable("there is no Chromium here.");
  // Unlike the journeys, visits are timed: their code is optimised as on a phone.
  const browser = await chromium.launch({ ...options, args: ["--no-sandbox", "--disable-gpu"] });
  setting.onClose(() => browser.close());
  const { url, organiser } = await openInstallation(setting, { name: "visited", seed: "demo" });

  const golfer = visitorOf(url);
  await golfer.post("/api/login", { username: player.email, password: player.password });
  const rounds = (await golfer.get("/api/scorecards")).json;
  const [round] = rounds.filter((one: { isComplete: boolean }) => !one.isComplete);
  if (!round) throw new RunFailed("The player of the demo has no card under way.");
  const { eventId, roundNumber } = round;
  await organiser.put(`/api/admin/events/${eventId}`, { publicBoard: true });
  const { shareCode } = (await organiser.get(`/api/events/${eventId}`)).json;
  const cookies = golfer
    .cookie()
    .split("; ")
    .map((one) => {
      const [name = "", value = ""] = one.split("=", 2);
      return { name, value, url };
    });

  return {
    url,
    board: `/follow/${shareCode}`,
    pad: `/events/${eventId}?tab=scorecard&round=${roundNumber}&hole=1`,
    /** The page of a phone that has never opened the product before. */
    newPhone: async (isSignedIn: boolean) => {
      const context = await browser.newContext({
        viewport: { width: 390, height: 844 },
        // The service worker would fetch the other pages while the browser is idle.
        serviceWorkers: "block",
      });
      if (isSignedIn) await context.addCookies(cookies);
      return context.newPage();
    },
  };
});

/** In the page: how far the content on screen moved without a touch. */
export const shifts = () =>
  new Promise<number>((resolve) => {
    let sum = 0;
    const add = (entries: ReadonlyArray<PerformanceEntry>) => {
      for (const entry of entries) sum += (entry as PerformanceEntry & { value: number }).value;
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
    setTimeout(() => resolve(sum), 100);
  });
