import { bareInserts } from "../floors/inserts.ts";
import { inLoops } from "../load/inLoops.ts";
import type { Measurements, Row } from "../row.ts";
import type { Setting } from "../setting.ts";
import { median } from "../statistics.ts";
import { postgresStore } from "./postgresStore.ts";
import { writingRounds } from "./writingRounds.ts";

type Write = (writer: number, n: number) => Promise<unknown>;

const rateOf = (seconds: number, write: Write) => inLoops(32, seconds, write);

/** Milliseconds, the median of one writer's. */
const latencyOf = async (seconds: number, write: Write) => {
  const times: Array<number> = [];
  await inLoops(1, seconds, async (writer, n) => {
    const start = performance.now();
    await write(writer, n);
    times.push(performance.now() - start);
  });
  return median(times);
};

const prepareWith =
  (measure: typeof rateOf) =>
  async (setting: Setting): Promise<Measurements> => {
    const insert = await bareInserts(setting);
    const { product, check } = writingRounds(await postgresStore(setting), measure);
    const { warmUp, seconds } = setting.pace;
    await measure(warmUp, insert);
    await product(warmUp);
    return {
      floor: () => measure(seconds, insert),
      product: () => product(seconds),
      check,
    };
  };

export const manyAppends: Row = {
  name: "G2",
  what: "events appended by 32 writers",
  floor: "bare inserts of 32 clients",
  unit: "/s",
  wanted: "more",
  must: 1,
  goal: 1.6,
  prepare: prepareWith(rateOf),
};

export const oneAppend: Row = {
  name: "G3",
  what: "an append by one writer, median",
  floor: "a bare insert of one client, median",
  unit: "ms",
  wanted: "less",
  must: 2,
  goal: 1.4,
  prepare: prepareWith(latencyOf),
};
