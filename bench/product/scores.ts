import type { Request } from "autocannon";
import { floorServer } from "../floors/floorServer.ts";
import { type Flooded, flood, type HeaderOf } from "../load/flood.ts";
import type { Measurements, Row } from "../row.ts";
import type { Setting } from "../setting.ts";
import { type Club, club } from "./club.ts";
import { positionsOf, readModelsAgree } from "./recorded.ts";

/** How every hole is played, one time through all rounds. */
interface Play {
  readonly strokes: number;
  readonly putts: number;
}

const aHole = (holeNumber: number, play: Play) => ({ holeNumber, ...play, penalties: 0 });

type Bodies = (...plays: ReadonlyArray<Play>) => ReadonlyArray<object>;

/**
 * For flood after flood two plays that no flood has used before: whichever was the last to reach a
 * hole, another score is a new fact. After ten floods they begin again.
 */
export const playsOf = (flood: number): ReadonlyArray<Play> => {
  const strokes = 3 + 2 * (flood % 5);
  const putts = 1 + (Math.floor(flood / 5) % 2);
  return [
    { strokes, putts },
    { strokes: strokes + 1, putts },
  ];
};

/** Every hole of four rounds, and then again with other strokes, so that each is a new fact. */
export const holeByHole: Bodies = (...plays) =>
  plays.flatMap((play) =>
    [1, 2, 3, 4].flatMap((roundNumber) =>
      Array.from({ length: 18 }, (_, index) => ({
        roundNumber,
        holeScores: [aHole(index + 1, play)],
      })),
    ),
  );

const cardByCard: Bodies = (...plays) =>
  plays.flatMap((play) =>
    [1, 2, 3, 4].map((roundNumber) => ({
      roundNumber,
      holeScores: Array.from({ length: 18 }, (_, index) => aHole(index + 1, play)),
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

interface Scored extends Flooded {
  /** The ids of the requests that were answered. */
  readonly acknowledged: ReadonlyArray<string>;
}

/** A hundred players score at once, each on their own cards, as fast as they are answered. */
export const scoring = ({ url, players }: Club, eventId: string, bodies: Bodies = holeByHole) => {
  const path = `/api/events/${eventId}/my-scores`;
  let floods = 0;
  return async (seconds: number): Promise<Scored> => {
    const sent = bodies(...playsOf(floods));
    floods += 1;
    const requests = players.map((player) => requestsFor(path, player.cookie(), sent));
    const requestsOf = (n: number) => requests[n] ?? [];
    const acknowledged: Array<string> = [];
    const hear = (header: HeaderOf) =>
      acknowledged.push(header("x-request-id") ?? "an answer without an id");
    const flooded = await flood({ url, seconds, expected: 200, requestsOf, hear });
    return { ...flooded, acknowledged };
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
    const bareRequests = cookies.map((cookie) =>
      requestsFor("/scores", cookie, bodies(...playsOf(0))),
    );
    const requestsOf = (n: number) => bareRequests[n] ?? [];

    const floor = (seconds: number) => flood({ url: bare.url, seconds, expected: 200, requestsOf });
    const product = scoring(golf, eventId, bodies);
    await floor(warmUp);
    let last = await product(warmUp);
    return {
      floor: async () => (await floor(seconds)).perSecond,
      product: async () => {
        last = await product(seconds);
        return last.perSecond;
      },
      check: async () => void (await positionsOf(golf, last.acknowledged)),
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
