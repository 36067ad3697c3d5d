import { setTimeout as sleep } from "node:timers/promises";
import type { Request } from "autocannon";
import { floorServer } from "../floors/floorServer.ts";
import { flood } from "../load/flood.ts";
import type { Measurements, Row } from "../row.ts";
import { once, type Setting } from "../setting.ts";
import { club } from "./club.ts";
import { scoring } from "./scores.ts";
import { steadyScores } from "./steadyScores.ts";

/** A board of a hundred players, as each of them asks for it. */
const board = once(async (setting) => {
  const golf = await club(setting);
  const eventId = await golf.newEvent();
  await scoring(golf, eventId)(1);
  const path = `/api/events/${eventId}/leaderboard`;
  const ask = (headers: Record<string, string>, of = path) => {
    const requests = golf.players.map(
      (player): ReadonlyArray<Request> => [
        { path: of, headers: { cookie: player.cookie(), ...headers } },
      ],
    );
    return (n: number) => requests[n] ?? [];
  };
  const now = async () => {
    const { headers, text } = await golf.organiser.get(path);
    return { etag: headers.get("etag") ?? "", bytes: Buffer.byteLength(text) };
  };
  await atRest(now);
  return { golf, ask, now };
});

/** What was under way when the scoring ended still moves the board. */
const atRest = async (now: () => Promise<{ readonly etag: string }>) => {
  for (let before = ""; ; ) {
    const { etag } = await now();
    if (etag === before) return;
    before = etag;
    await sleep(500);
  }
};

const prepareUnchanged = async (setting: Setting): Promise<Measurements> => {
  const { seconds, warmUp } = setting.pace;
  const { golf, ask, now } = await board(setting);
  const { etag } = await now();
  const bare = await floorServer(setting);

  const floor = (seconds: number) => {
    const request = { path: "/hello", headers: { cookie: golf.players[0]?.cookie() ?? "" } };
    return flood({ url: bare.url, seconds, expected: 200, requestsOf: () => [request] });
  };
  const requestsOf = ask({ "if-none-match": etag });
  const product = (seconds: number) => flood({ url: golf.url, seconds, expected: 304, requestsOf });
  await floor(warmUp);
  await product(warmUp);
  return {
    floor: async () => (await floor(seconds)).perSecond,
    product: async () => (await product(seconds)).perSecond,
  };
};

const prepareWhole = async (setting: Setting): Promise<Measurements> => {
  const { seconds, warmUp } = setting.pace;
  const { golf, ask, now } = await board(setting);
  const bare = await floorServer(setting);
  await bare.ask({ bytes: (await now()).bytes });

  const floor = (seconds: number) => {
    const request = { path: "/board", headers: { cookie: golf.players[0]?.cookie() ?? "" } };
    return flood({ url: bare.url, seconds, expected: 200, requestsOf: () => [request] });
  };
  const requestsOf = ask({});
  const product = (seconds: number) => flood({ url: golf.url, seconds, expected: 200, requestsOf });
  await floor(warmUp);
  await product(warmUp);
  return {
    floor: async () => (await floor(seconds)).perSecond,
    product: async () => (await product(seconds)).perSecond,
  };
};

/** Everybody asks while scores pour in: for a board that rests, and for the one that moves. */
const besideScores = (of: "another event" | "the same event") => async (setting: Setting) => {
  const { seconds, warmUp } = setting.pace;
  const { golf, ask, now } = await board(setting);
  const { write, eventId } = await steadyScores(setting);
  const { etag } = await now();
  const isUnchanged = of === "another event";
  const requestsOf = isUnchanged
    ? ask({ "if-none-match": etag })
    : ask({}, `/api/events/${eventId}/leaderboard`);
  const run = (seconds: number) =>
    flood({ url: golf.url, seconds, expected: isUnchanged ? 304 : 200, requestsOf });
  await run(warmUp);
  return {
    floor: async () => (await run(seconds)).perSecond,
    product: async () => {
      const writing = write(0.25, seconds, { followed: 100, follow: "none" });
      const { perSecond } = await run(seconds);
      await writing;
      return perSecond;
    },
  };
};

const common = { unit: "/s", wanted: "more" } as const;

export const unchangedBoard: Row = {
  ...common,
  name: "G8",
  what: "the leaderboard asked for again and unchanged (304)",
  floor: "bare Fastify GET of a greeting",
  must: 0.7,
  goal: 0.9,
  prepare: prepareUnchanged,
};

export const wholeBoard: Row = {
  ...common,
  name: "G9",
  what: "the leaderboard of 100 players (200)",
  floor: "bare Fastify GET of a cached buffer of that size",
  must: 0.7,
  goal: 0.9,
  prepare: prepareWhole,
};

const alone = { ...common, floor: "the same without scores", must: 0.5, goal: 0.7 } as const;

export const unchangedBoardBesideScores: Row = {
  ...alone,
  name: "G10",
  what: "as G8, while scores of another event come at a quarter of G1's rate",
  prepare: besideScores("another event"),
};

export const wholeBoardBesideScores: Row = {
  ...alone,
  name: "G10b",
  what: "as G9, while scores of the same event come at a quarter of G1's rate",
  prepare: besideScores("the same event"),
};
