import { setTimeout as sleep } from "node:timers/promises";
import { floorServer } from "../floors/floorServer.ts";
import { now } from "../load/now.ts";
import type { Question, Reached } from "../load/viewers.ts";
import { startHelper } from "../processes.ts";
import { type Row, RunFailed } from "../row.ts";
import type { Setting } from "../setting.ts";
import { percentile } from "../statistics.ts";
import { steadyScores } from "./steadyScores.ts";

const VIEWERS = 500;

const openViewers = async (setting: Setting, url: string, cookies: ReadonlyArray<string>) => {
  const { ask } = await startHelper(setting, "viewers");
  await ask({ open: url, cookies, viewers: VIEWERS } satisfies Question);
  return async (reached: ReadonlyArray<{ readonly version: number; readonly at: number }>) => {
    const times = (await ask({ reached } satisfies Question)) as Reached;
    const heard = times.filter((time) => time !== null);
    if (heard.length < times.length) {
      const missed = times.length - heard.length;
      throw new RunFailed(`Of ${times.length} changes ${missed} have not reached every viewer.`);
    }
    return percentile(heard, 0.99);
  };
};

export const liveViewers: Row = {
  name: "G5",
  what: "a score sent until the last of 500 viewers hears of it, 99th percentile, at half of G1's rate",
  floor: "a bare Fastify telling 500 viewers ten times a second",
  unit: "ms",
  wanted: "less",
  must: 4,
  goal: 2,
  prepare: async (setting) => {
    const { seconds } = setting.pace;
    const bare = await floorServer(setting);
    const { golf, eventId, write } = await steadyScores(setting);
    const cookies = golf.players.map((player) => player.cookie());
    const bareReached = await openViewers(setting, `${bare.url}/live`, cookies);
    const reached = await openViewers(setting, `${golf.url}/api/events/${eventId}/live`, cookies);
    let version = 0;

    return {
      floor: async () => {
        const told: Array<{ readonly version: number; readonly at: number }> = [];
        for (let n = 0; n < seconds * 10; n += 1) {
          version += 1;
          told.push({ version, at: now() });
          const data = { model: "leaderboard", version };
          const frame = `event: changed\nid: ${version}\ndata: ${JSON.stringify(data)}\n\n`;
          await bare.ask({ frame });
          await sleep(100);
        }
        return bareReached(told);
      },
      product: async () => {
        const { followed, positions } = await write(0.5, seconds, { followed: 20, follow: "none" });
        const known = await positions();
        return reached(
          followed.map(({ requestId, at }) => ({ version: known.get(requestId) ?? 0, at })),
        );
      },
    };
  },
};
