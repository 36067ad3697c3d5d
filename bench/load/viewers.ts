import { Agent, type ClientRequest, get } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { brotliDecompress, gunzip } from "node:zlib";
import { makeRefreshSoon } from "../../web/client/data/refreshSoon.ts";
import { endWithTheBench } from "../endWithTheBench.ts";
import { type Answer, call } from "./call.ts";
import { type BoardEntry, boardOf, type Expected } from "./expected.ts";
import { makeWatch } from "./watch.ts";

/**
 * A separate process: open pages that follow the board of an event in the same way as the pages of
 * the product.
 */
export type Question =
  | {
      readonly do: "open";
      readonly url: string;
      readonly cookies: ReadonlyArray<string>;
      readonly viewers: number;
    }
  /** Records from now on when the last viewer receives each of these scores. */
  | { readonly do: "expect"; readonly scores: ReadonlyArray<Expected> }
  | { readonly do: "report" }
  /** Stops all new connections until "come back". */
  | { readonly do: "stay away" }
  | { readonly do: "come back" };

/** When the last viewer received each score; null if a viewer never did. */
export type Times = ReadonlyArray<number | null>;

interface Viewer {
  readonly cookie: string;
  line: ClientRequest | null;
  etag: string;
  isFetching: boolean;
  /** The board changed again while it was being fetched. */
  isStale: boolean;
}

const lines = new Agent({ maxSockets: Number.POSITIVE_INFINITY });
/** As a proxy in front of the product does: the pages share connections. */
const fetches = new Agent({ keepAlive: true, maxSockets: 256 });

let viewers: ReadonlyArray<Viewer> = [];
let address = "";
let isAway = false;
/** From the end of the server until every viewer has a connection to the new one. */
let isServerRestarting = false;
let watch = makeWatch<Viewer>([], 0);

const decode = { br: promisify(brotliDecompress), gzip: promisify(gunzip) };

const boardIn = async ({ headers, body }: Answer): Promise<ReadonlyArray<BoardEntry>> => {
  const encoding = headers["content-encoding"];
  const plain = encoding === "br" || encoding === "gzip" ? await decode[encoding](body) : body;
  return boardOf(JSON.parse(plain.toString()));
};

const fetchBoard = async (viewer: Viewer) => {
  if (viewer.isFetching) {
    viewer.isStale = true;
    return;
  }
  viewer.isFetching = true;
  do {
    viewer.isStale = false;
    await fetchOnce(viewer).catch((error: unknown) => tryAgain(viewer, error));
  } while (viewer.isStale);
  viewer.isFetching = false;
};

const fetchOnce = async (viewer: Viewer) => {
  const { cookie, etag } = viewer;
  const headers = { cookie, "accept-encoding": "gzip, br", "if-none-match": etag };
  let isNew = false;
  const answer = await call(`${address}/leaderboard`, {
    agent: fetches,
    headers,
    // The first viewer who receives a version reads it for all.
    keep: ({ headers }) => {
      isNew = watch.isUnknown(String(headers.etag));
      return isNew;
    },
  });
  if (answer.status !== 200 && answer.status !== 304) {
    throw new Error(`The board was answered with ${answer.status}.`);
  }
  viewer.etag = String(answer.headers.etag);
  const read = isNew && answer.status === 200 ? () => boardIn(answer) : null;
  await watch.has(viewer, viewer.etag, read);
};

/** Repeats a request that a stopping server broke off, until the server is available again. */
const tryAgain = async (viewer: Viewer, error: unknown) => {
  if (!isServerRestarting) throw error;
  await sleep(50);
  viewer.isStale = true;
};

const open = async (viewer: Viewer, refresh: Refresh) => {
  while (!(await connect(viewer, refresh))) await sleep(20);
};

type Refresh = ReturnType<typeof makeRefreshSoon>["changed"];
const refreshes = new Map<Viewer, Refresh>();

/** Whether the live connection is open. A page that loses it connects again. */
const connect = (viewer: Viewer, refresh: Refresh) =>
  new Promise<boolean>((resolve) => {
    const { cookie } = viewer;
    const line = get(`${address}/live`, { agent: lines, headers: { cookie } }, (response) => {
      if (response.statusCode !== 200) throw new Error(`/live answered ${response.statusCode}.`);
      viewer.line = line;
      let text = "";
      response.setEncoding("utf8").on("data", (chunk: string) => {
        const frames = (text + chunk).split("\n\n");
        text = frames.pop() ?? "";
        for (const frame of frames) {
          if (!frame.includes('"leaderboard"')) continue;
          refresh({ model: "leaderboard", version: Number(/^id: (\d+)$/m.exec(frame)?.[1]) });
        }
      });
      response.on("error", () => {});
      response.once("close", () => {
        viewer.line = null;
        if (!isAway) void open(viewer, refresh);
      });
      resolve(true);
    });
    line.once("error", () => resolve(false));
  });

/** Connects a hundred at a time, so that no connection has to be retried by the system. */
const openAll = async () => {
  const waiting = viewers.filter(({ line }) => line === null);
  const openSome = async () => {
    for (let viewer = waiting.pop(); viewer; viewer = waiting.pop()) {
      const refresh = refreshes.get(viewer);
      if (refresh) await open(viewer, refresh);
    }
  };
  await Promise.all(Array.from({ length: 100 }, openSome));
};

const newViewer = (cookie: string): Viewer => {
  const viewer = { cookie, line: null, etag: "", isFetching: false, isStale: false };
  refreshes.set(viewer, makeRefreshSoon(() => void fetchBoard(viewer)).changed);
  return viewer;
};

const untilAll = async (done: () => boolean) => {
  for (const end = Date.now() + 60_000; !done() && Date.now() < end; ) await sleep(10);
};

const answer = async (question: Question): Promise<unknown> => {
  switch (question.do) {
    case "open": {
      const { cookies, url } = question;
      address = url;
      viewers = Array.from({ length: question.viewers }, (_, n) =>
        newViewer(cookies[n % cookies.length] ?? ""),
      );
      await openAll();
      await untilAll(() => viewers.every(({ etag }) => etag !== ""));
      return "open";
    }
    case "expect":
      watch = makeWatch(question.scores, viewers.length);
      return "ready";
    case "report":
      await untilAll(() => watch.isOver());
      return watch.times() satisfies Times;
    case "stay away":
      isAway = true;
      isServerRestarting = true;
      return "away";
    case "come back":
      // A busy process notices only after the restart that its connections are gone.
      await untilAll(() => viewers.every(({ line }) => line === null));
      isAway = false;
      await openAll();
      isServerRestarting = false;
      return "back";
  }
};

process.on("message", (question: Question) => {
  void answer(question).then((said) => process.send?.(said));
});
endWithTheBench();
process.send?.("ready");
