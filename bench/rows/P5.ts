import type { Request } from "autocannon";
import { floorServer } from "../floors/floorServer.ts";
import { liveEvent } from "../load/audience.ts";
import { flood } from "../load/flood.ts";
import { type Row, RunFailed } from "../row.ts";

const what = "the board of 100 players, asked for by each of them at once";

/**
 * Of this many answers the whole body of only one is compared; of the others only the length is.
 */
const READ_OF = 100;

export const P5: Row = {
  name: "P5",
  what,
  floor: "a bare Fastify that answers a ready buffer of that size",
  figures: [{ what, unit: "/s", wanted: "more", bounds: "ratio", must: 0.4, goal: 0.7 }],
  prepare: async (setting) => {
    const { seconds, warmUp } = setting.pace;
    const { product, check } = await liveEvent(setting);
    const bare = await floorServer(setting);
    const path = `/api/events/${product.eventId}/leaderboard`;
    const { text } = await product.organiser.get(path);
    if (JSON.parse(text).length !== product.players.length) {
      throw new RunFailed("Not everybody who has scored is on the board.");
    }
    await bare.show([text]);

    const run = async (of: typeof bare | typeof product, path: string, seconds: number) => {
      let answers = 0;
      const isRight = (body: string) => {
        answers += 1;
        return body.length === text.length && (answers % READ_OF !== 1 || body === text);
      };
      const requestsOf = (n: number): ReadonlyArray<Request> => [
        { path, headers: { cookie: product.players[n]?.cookie ?? "" } },
      ];
      return [(await flood({ url: of.url, seconds, requestsOf, isRight })).perSecond];
    };
    const floor = (seconds: number) => run(bare, "/api/events/floor/leaderboard", seconds);
    await floor(warmUp);
    await run(product, path, warmUp);
    return { floor: () => floor(seconds), product: () => run(product, path, seconds), check };
  },
};
