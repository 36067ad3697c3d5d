import type { Club } from "../club.ts";
import { crud } from "../floors/crud/crud.ts";
import { openScorers } from "../load/scorers.ts";
import type { Sent } from "../load/writer.ts";
import { club } from "../product/club.ts";
import type { Row } from "../row.ts";
import type { Setting } from "../setting.ts";
import { percentile } from "../statistics.ts";

const perSecond = 50;
const common = { unit: "ms", wanted: "less", bounds: "ratio" } as const;

export const P2: Row = {
  name: "P2",
  what: "50 scores a second, each from when it should be sent until its scorer's own GET of the board shows it",
  floor: "tables that are overwritten, doing the same",
  figures: [
    { ...common, what: "median", must: 1.5, goal: 1 },
    { ...common, what: "99th percentile", must: 2, goal: 1 },
  ],
  prepare: async (setting) => {
    const floor = await showing(setting, await crud(setting));
    const product = await showing(setting, await club(setting));
    return {
      floor: floor.run,
      product: product.run,
      check: async () => {
        await floor.check();
        await product.check();
      },
    };
  },
};

const showing = async (setting: Setting, club: Club) => {
  const { warmUp, seconds } = setting.pace;
  const { eventId, next, send } = await openScorers(setting, club);
  let sent: ReadonlyArray<Sent> = [];
  const run = async (seconds: number) => {
    sent = await send(next(perSecond * seconds), { perSecond, looksAtBoard: true });
    const times = sent.map(({ due, shown }) => shown - due);
    return [percentile(times, 0.5), percentile(times, 0.99)];
  };
  await run(warmUp);
  return {
    run: () => run(seconds),
    check: () =>
      club.check(
        eventId,
        sent.map(({ requestId }) => requestId),
      ),
  };
};
