import { mkdtempSync } from "node:fs";
import path from "node:path";
import {
  type APIRequestContext,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
  request,
} from "playwright-core";
import type { SignIn } from "./people.ts";
import { watchPage } from "./watchPage.ts";

/** Sends requests: a page, or somebody without one. */
export type Caller = Pick<Page, "request">;

interface Visit {
  /** The account that is signed in before the page opens. */
  readonly as?: SignIn;
  readonly theme?: "dark" | "light";
  /** Refusals that belong to the story, such as "401 /api/login" or "401" for all of them. */
  readonly refused?: ReadonlyArray<string>;
  /** The pages store what they need without a network. Other stories do without it. */
  readonly worksOffline?: boolean;
  /** Pictures have the resolution of the device. */
  readonly scale?: number;
}

export const phoneSize = { width: 390, height: 844 };
export const desktopSize = { width: 1440, height: 900 };

const phone = { viewport: phoneSize, hasTouch: true, isMobile: true };
const desktop = { viewport: desktopSize };
const wall = { viewport: { width: 1920, height: 1080 } };

/** The longest time that a busy machine may need for an expected change. */
const ACTION_TIMEOUT = 60_000;

/** The number of letters that are enough to recognise a page. */
const SHOWN_TEXT = 600;

/** The people of a story, each with their own device, until the story ends. */
export const makeVisits = (browser: Browser, address: string) => {
  const contexts: Array<BrowserContext> = [];
  const callers: Array<APIRequestContext> = [];
  const complaints: Array<string> = [];

  const open = async (device: BrowserContextOptions, visit: Visit = {}): Promise<Page> => {
    const context = await browser.newContext({
      ...device,
      baseURL: address,
      colorScheme: visit.theme ?? "dark",
      deviceScaleFactor: visit.scale ?? 1,
      reducedMotion: "reduce",
      locale: "en-US",
      serviceWorkers: visit.worksOffline ? "allow" : "block",
    });
    contexts.push(context);
    context.setDefaultTimeout(ACTION_TIMEOUT);
    const page = await context.newPage();
    watchPage(page, visit.refused ?? [], complaints);
    if (visit.as) await signIn(page, visit.as);
    return page;
  };

  return {
    asPhone: (visit?: Visit) => open(phone, visit),
    asDesktop: (visit?: Visit) => open(desktop, visit),
    onWall: (visit?: Visit) => open(wall, visit),
    /** Somebody who only sends requests, which costs a small part of what a page costs. */
    byCall: async (as?: SignIn): Promise<Caller> => {
      const caller = { request: await request.newContext({ baseURL: address }) };
      callers.push(caller.request);
      if (as) await signIn(caller, as);
      return caller;
    },
    /** Keeps a picture of every page and prints its address, to find the cause of a failure. */
    show: async (story: string) => {
      const folder = mkdtempSync("dist/failed-journey-");
      process.stdout.write(`What the pages of "${story}" showed: ${folder}\n`);
      for (const [index, page] of contexts.flatMap((context) => context.pages()).entries()) {
        await page.screenshot({ path: path.join(folder, `${index}.png`) }).catch(() => undefined);
        const text = await page.locator("body").innerText().catch(String);
        process.stdout.write(`${page.url()}\n${text.slice(0, SHOWN_TEXT)}\n`);
      }
    },
    /** Ends all visits and returns the errors that their pages reported. */
    end: async () => {
      for (const context of contexts) await context.close();
      for (const caller of callers) await caller.dispose();
      return complaints;
    },
  };
};

export type Visits = ReturnType<typeof makeVisits>;

/** Signs in without the screens, for stories that are about something else. */
export const signIn = async (caller: Caller, { email, password, at }: SignIn) => {
  const isAdmin = at === "/admin";
  const call = isAdmin ? "/api/admin/login" : "/api/login";
  const data = isAdmin ? { email, password } : { username: email, password };
  const answer = await caller.request.post(call, { data });
  if (!answer.ok()) throw new Error(`${email}: ${answer.status()} ${await answer.text()}`);
};
