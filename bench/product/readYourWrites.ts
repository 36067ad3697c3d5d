import { bareInserts } from "../floors/inserts.ts";
import { inLoops } from "../load/inLoops.ts";
import type { Followed } from "../load/writer.ts";
import { type Row, RunFailed } from "../row.ts";
import { percentile } from "../statistics.ts";
import { steadyScores } from "./steadyScores.ts";

/** A score is answered when it can be read, so the next board must have come at least to it. */
const timesUntilShown = (
  followed: ReadonlyArray<Followed>,
  positions: ReadonlyMap<string, number>,
) => {
  const times = followed.flatMap(({ requestId, at, board }) =>
    board && positionIn(board.etag) >= (positions.get(requestId) ?? Number.POSITIVE_INFINITY)
      ? [board.at - at]
      : [],
  );
  if (times.length < followed.length) {
    const missed = followed.length - times.length;
    throw new RunFailed(`Of ${followed.length} scores ${missed} were not on the next board.`);
  }
  return times;
};

/** The tag of a board says which generation of its rows it is, how far they have come, and of whom. */
const positionIn = (etag: string) => Number(/^W\/"\d+\.(\d+)\.\d+"$/.exec(etag)?.[1]);

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
        const { followed, positions } = await write(0.5, seconds, follow);
        const times = timesUntilShown(followed, await positions());
        return percentile(times, 0.99);
      },
    };
  },
};
