import { openVisited, shifts } from "../product/visited.ts";
import { type Row, RunFailed } from "../row.ts";

interface Line {
  readonly name: string;
  readonly bytesPerSecond: number;
  /** Of each request, in milliseconds. */
  readonly latency: number;
  /** In seconds. */
  readonly useful: number;
}

const slow: Line = { name: "slow 3G", bytesPerSecond: 50_000, latency: 400, useful: 3 };
const fast: Line = { name: "3G", bytesPerSecond: 200_000, latency: 300, useful: 1.5 };

interface Visited {
  readonly name: string;
  readonly path: (visited: Awaited<ReturnType<typeof openVisited>>) => string;
  readonly isSignedIn: boolean;
  /** What makes it useful. All of it must be on the page. */
  readonly shows: ReadonlyArray<string>;
  readonly kilobytes: number;
  readonly requests: number;
}

const small = { kilobytes: 250, requests: 16 };
const pages: ReadonlyArray<Visited> = [
  {
    ...{ name: "the public board", path: ({ board }) => board, isSignedIn: false },
    ...{ shows: ["h1", "tbody th", "tbody td"], kilobytes: 230, requests: 13 },
  },
  {
    ...{ name: "the front page", path: () => "/", isSignedIn: false },
    ...{ ...small, shows: ["h1", "article h3"] },
  },
  {
    ...{ name: "Today", path: () => "/", isSignedIn: true },
    ...{ ...small, shows: ["#today", "article > div > a"] },
  },
  {
    ...{ name: "score entry", path: ({ pad }) => pad, isSignedIn: true },
    ...{ ...small, shows: ["[aria-label^='Strokes on hole'] button"] },
  },
];

const figuresOf = ({ name, kilobytes, requests }: Visited) =>
  [
    { what: `${name}: useful on ${slow.name}`, unit: "s", must: slow.useful, goal: 1 },
    { what: `${name}: alive on ${slow.name}`, unit: "s", must: 4.5, goal: 3.5 },
    { what: `${name}: useful on ${fast.name}`, unit: "s", must: fast.useful, goal: 0.8 },
    { what: `${name}: everything`, unit: "kB", must: kilobytes, goal: 200 },
    { what: `${name}: requests`, unit: "", must: requests, goal: 10 },
    { what: `${name}: layout shift`, unit: "", must: 0.02, goal: 0.005 },
  ].map((figure) => ({ ...figure, wanted: "less", bounds: "itself" }) as const);

export const P8: Row = {
  name: "P8",
  what: "a first visit by a phone on a bad line, in a real browser",
  floor: "nothing",
  figures: pages.flatMap(figuresOf),
  prepare: async (setting) => {
    const visited = await openVisited(setting);

    const visit = async ({ isSignedIn, shows, path }: Visited, line: Line) => {
      const page = await visited.newPhone(isSignedIn);
      const protocol = await page.context().newCDPSession(page);
      await protocol.send("Network.enable");
      await protocol.send("Network.emulateNetworkConditions", {
        offline: false,
        latency: line.latency,
        downloadThroughput: line.bytesPerSecond,
        uploadThroughput: line.bytesPerSecond,
      });
      let bytes = 0;
      let requests = 0;
      protocol.on("Network.requestWillBeSent", ({ request }) => {
        if (request.url.startsWith("http")) requests += 1;
      });
      protocol.on("Network.loadingFinished", ({ encodedDataLength }) => {
        bytes += encodedDataLength;
      });
      await page.addInitScript(watch, shows);
      await page.goto(visited.url + path(visited), { waitUntil: "commit" });
      await page.waitForFunction(() => globalThis.seen.alive);
      const { useful = Number.NaN, alive = Number.NaN } = await page.evaluate(
        () => globalThis.seen,
      );
      // Fonts and late layout shifts are part of the visit too, and what is fetched for later is not.
      await page.waitForFunction(areFontsThere);
      const shift = await page.evaluate(shifts);
      await page.context().close();
      return { useful, alive, kilobytes: bytes / 1000, requests, shift };
    };

    const all = async () => {
      const figures: Array<number> = [];
      for (const page of pages) {
        const { useful, alive, kilobytes, requests, shift } = await visit(page, slow);
        figures.push(useful, alive, (await visit(page, fast)).useful, kilobytes, requests, shift);
      }
      return figures;
    };
    let last = await all();
    return {
      product: async () => {
        last = await all();
        return last;
      },
      check: async () => {
        if (last.every(Number.isFinite)) return;
        throw new RunFailed(`A visit came without figures: ${last.join(", ")}.`);
      },
    };
  },
};

/** In the page, in seconds since it was asked for. */
interface Seen {
  useful?: number;
  alive?: number;
}
declare global {
  var seen: Seen;
}

/** In the page: notes when all of this is painted, and when the last of it reacts to a touch. */
const watch = (shows: ReadonlyArray<string>) => {
  const seen: Seen = {};
  globalThis.seen = seen;
  const look = () => {
    const found = shows.map((one) => document.querySelector(one));
    const isPainted = performance.getEntriesByName("first-contentful-paint").length > 0;
    if (isPainted && found.every((one) => one?.getClientRects().length)) {
      seen.useful ??= performance.now() / 1000;
      // React leaves this property on each element that it looks after.
      if (Object.keys(found.at(-1) ?? {}).some((name) => name.startsWith("__reactProps"))) {
        seen.alive = performance.now() / 1000;
        return;
      }
    }
    requestAnimationFrame(look);
  };
  look();
};

/** In the page. */
const areFontsThere = () => {
  const states = [...document.fonts].map(({ status }) => status);
  return states.includes("loaded") && !states.includes("loading");
};
