import { bareInserts } from "../floors/inserts.ts";
import { inLoops } from "../load/inLoops.ts";
import type { Row } from "../row.ts";
import { percentile } from "../statistics.ts";
import { steadyScores } from "./steadyScores.ts";

export const readYourWrites: Row = {
  name: "G4",
  what: "a score sent until the board shows it, 99th percentile, at half of G1's rate",
  floor: "a bare insert of one client, 99th percentile",
  unit: "ms",
  wanted: "less",
  must: 15,
  goal: 8,
  prepare: async (setting) => {
    const { warmUp, seconds } = setting.pace;
    const insert = await bareInserts(setting);
    const { write } = await steadyScores(setting);
    const follow = { followed: 20, follow: "leaderboard" } as const;
    await write(0.5, warmUp, follow);
    return {
      floor: async () => {
        const times: Array<number> = [];
        await inLoops(1, seconds, async (writer, n) => {
          const start = performance.now();
          await insert(writer, n);
          times.push(performance.now() - start);
        });
        return percentile(times, 0.99);
      },
      product: async () => {
        const sent = await write(0.5, seconds, follow);
        return percentile(
          sent.map(({ took }) => took),
          0.99,
        );
      },
    };
  },
};
