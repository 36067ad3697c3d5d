import type { Request } from "autocannon";
import { floorServer } from "../floors/floorServer.ts";
import { CONNECTIONS, type Flooded, flood } from "../load/flood.ts";
import type { Measurements, Row } from "../row.ts";
import type { Setting } from "../setting.ts";
import { type Club, club } from "./club.ts";
import { allAreRecorded, readModelsAgree } from "./recorded.ts";

const aHole = (holeNumber: number, strokes: number) => ({
  holeNumber,
  strokes,
  putts: 2,
  penalties: 0,
});

type Bodies = (...strokes: ReadonlyArray<number>) => ReadonlyArray<object>;

/** Every hole of four rounds, and then again with other strokes, so that each is a new fact. */
export const holeByHole: Bodies = (...strokes) =>
  strokes.flatMap((count) =>
    [1, 2, 3, 4].flatMap((roundNumber) =>
      Array.from({ length: 18 }, (_, index) => ({
        roundNumber,
        holeScores: [aHole(index + 1, count)],
      })),
    ),
  );

const cardByCard: Bodies = (...strokes) =>
  strokes.flatMap((count) =>
    [1, 2, 3, 4].map((roundNumber) => ({
      roundNumber,
      holeScores: Array.from({ length: 18 }, (_, index) => aHole(index + 1, count)),
    })),
  );

const requestsFor = (path: string, cookie: string, bodies: ReadonlyArray<object>) =>
  bodies.map(
    (body): Request => ({
      method: "POST",
      path,
      headers: { cookie, "content-type": "application/json" },
      body: JSON.stringify(body),
    }),
  );

/** A hundred players score at once, each on their own cards, as fast as they are answered. */
export const scoring = ({ url, players }: Club, eventId: string, bodies: Bodies = holeByHole) => {
  const path = `/api/events/${eventId}/my-scores`;
  const requestsWith = (...strokes: ReadonlyArray<number>) =>
    players.map((player) => requestsFor(path, player.cookie(), bodies(...strokes)));
  // A flood begins anew with the first hole, where it must not find what the last one left.
  let [requests, next] = [requestsWith(4, 5), requestsWith(6, 7)];
  return (seconds: number) => {
    [requests, next] = [next, requests];
    return flood({ url, seconds, expected: 200, requestsOf: (n) => requests[n] ?? [] });
  };
};

const prepareWith =
  (bodies: Bodies) =>
  async (setting: Setting): Promise<Measurements> => {
    const { seconds, warmUp } = setting.pace;
    const golf = await club(setting);
    const eventId = await golf.newEvent();
    const bare = await floorServer(setting);
    const cookies = golf.players.map((player) => player.cookie());
    const bareRequests = cookies.map((cookie) => requestsFor("/scores", cookie, bodies(4, 5)));
    const requestsOf = (n: number) => bareRequests[n] ?? [];

    const floor = (seconds: number) => flood({ url: bare.url, seconds, expected: 200, requestsOf });
    const product = scoring(golf, eventId, bodies);
    let acknowledged = 0;
    const counted = ({ answered, perSecond }: Flooded) => {
      acknowledged += answered;
      return perSecond;
    };
    // What was under way when a round ended may have been recorded without an answer.
    let rounds = 1;
    await floor(warmUp);
    counted(await product(warmUp));
    return {
      floor: async () => (await floor(seconds)).perSecond,
      product: async () => {
        rounds += 1;
        return counted(await product(seconds));
      },
      check: () => allAreRecorded(golf, eventId, acknowledged, rounds * CONNECTIONS),
      checkAtEnd: () => readModelsAgree(golf, ["leaderboard", "scorecards"]),
    };
  };

const common = {
  floor: "bare Fastify POST of the same bodies",
  unit: "/s",
  wanted: "more",
} as const;

export const oneHole: Row = {
  ...common,
  name: "G1",
  what: "a hole score entered by each of 100 players at once",
  must: 0.12,
  goal: 0.25,
  prepare: prepareWith(holeByHole),
};

export const wholeCard: Row = {
  ...common,
  name: "G1b",
  what: "a whole card of 18 holes entered by each of 100 players at once",
  must: 0.1,
  goal: 0.2,
  prepare: prepareWith(cardByCard),
};
