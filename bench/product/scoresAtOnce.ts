import type { Request } from "autocannon";
import type { Club } from "../club.ts";
import { crud } from "../floors/crud/crud.ts";
import { flood } from "../load/flood.ts";
import type { Measurements } from "../row.ts";
import type { Setting } from "../setting.ts";
import { club } from "./club.ts";
import type { Bodies } from "./scores.ts";

/**
 * The product beside tables that are overwritten: a hundred players each send the next score after
 * an answer.
 */
export const scoresAtOnce =
  (bodies: Bodies) =>
  async (setting: Setting): Promise<Measurements> => {
    const { seconds, warmUp } = setting.pace;
    const floor = await scoring(await crud(setting), bodies);
    const product = await scoring(await club(setting), bodies);
    await floor.run(warmUp);
    await product.run(warmUp);
    return {
      floor: async () => [await floor.run(seconds)],
      product: async () => [await product.run(seconds)],
      check: async () => {
        await floor.check();
        await product.check();
      },
    };
  };

const scoring = async (club: Club, bodies: Bodies) => {
  const eventId = await club.newEvent();
  const path = `/api/events/${eventId}/my-scores`;
  let floods = 0;
  let acknowledged: Array<string> = [];
  return {
    run: async (seconds: number) => {
      const texts = bodies(floods++).map((body) => JSON.stringify(body));
      acknowledged = [];
      const { perSecond } = await flood({
        url: club.url,
        seconds,
        requestsOf: (n) => requestsOf(path, club.players[n]?.cookie ?? "", texts),
        onHeaders: (header) =>
          acknowledged.push(header("x-request-id") ?? "an answer without an id"),
      });
      return perSecond;
    },
    check: () => club.check(eventId, acknowledged),
  };
};

const requestsOf = (path: string, cookie: string, texts: ReadonlyArray<string>) =>
  texts.map(
    (body): Request => ({
      method: "POST",
      path,
      headers: { cookie, "content-type": "application/json" },
      body,
    }),
  );
