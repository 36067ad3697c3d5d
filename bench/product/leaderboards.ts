import { floorServer } from "../floors/floorServer.ts";
import { flood } from "../load/flood.ts";
import type { Measurements, Row } from "../row.ts";
import type { Setting } from "../setting.ts";
import { boardAtRest, floodOf } from "./boardAtRest.ts";
import { steadyScores } from "./steadyScores.ts";

const prepareUnchanged = async (setting: Setting): Promise<Measurements> => {
  const { seconds, warmUp } = setting.pace;
  const { golf, ask, now } = await boardAtRest(setting);
  const known = await now();
  const bare = await floorServer(setting);

  const floor = (seconds: number) => {
    const request = { path: "/hello", headers: { cookie: golf.players[0]?.cookie() ?? "" } };
    return flood({ url: bare.url, seconds, expected: 200, requestsOf: () => [request] });
  };
  const requestsOf = ask({ "if-none-match": known.etag });
  const product = (seconds: number) =>
    floodOf(known, { url: golf.url, seconds, expected: 304, requestsOf });
  await floor(warmUp);
  await product(warmUp);
  return {
    floor: async () => (await floor(seconds)).perSecond,
    product: async () => (await product(seconds)).perSecond,
  };
};

const prepareWhole = async (setting: Setting): Promise<Measurements> => {
  const { seconds, warmUp } = setting.pace;
  const { golf, ask, now } = await boardAtRest(setting);
  const bare = await floorServer(setting);
  const known = await now();
  await bare.ask({ bytes: Buffer.byteLength(known.text) });

  const floor = (seconds: number) => {
    const request = { path: "/board", headers: { cookie: golf.players[0]?.cookie() ?? "" } };
    return flood({ url: bare.url, seconds, expected: 200, requestsOf: () => [request] });
  };
  const requestsOf = ask({});
  const product = (seconds: number) =>
    floodOf(known, { url: golf.url, seconds, expected: 200, requestsOf });
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
  const { golf, ask, now } = await boardAtRest(setting);
  const { write, eventId } = await steadyScores(setting);
  const known = await now();
  const { url } = golf;
  const run =
    of === "another event"
      ? (seconds: number) => {
          const requestsOf = ask({ "if-none-match": known.etag });
          return floodOf(known, { url, seconds, expected: 304, requestsOf });
        }
      : (seconds: number) => {
          const requestsOf = ask({}, `/api/events/${eventId}/leaderboard`);
          return flood({ url, seconds, expected: 200, requestsOf });
        };
  await run(warmUp);
  return {
    floor: async () => (await run(seconds)).perSecond,
    product: async () => {
      const [{ positions }, { perSecond }] = await Promise.all([
        write(0.25, seconds, { followed: 100, follow: "none" }),
        run(seconds),
      ]);
      await positions();
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
