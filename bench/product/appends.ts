import { bareInserts } from "../floors/inserts.ts";
import type { Measurements } from "../row.ts";
import type { Setting } from "../setting.ts";
import { postgresStore } from "./postgresStore.ts";
import { type Measure, writingRounds } from "./writingRounds.ts";

/** Appends of the product and bare inserts, measured in the same way. */
export const appends =
  (measure: Measure) =>
  async (setting: Setting): Promise<Measurements> => {
    const insert = await bareInserts(setting);
    const { product, check } = writingRounds(await postgresStore(setting), measure);
    const { warmUp, seconds } = setting.pace;
    await measure(warmUp, insert);
    await product(warmUp);
    return {
      floor: async () => [await measure(seconds, insert)],
      product: async () => [await product(seconds)],
      check,
    };
  };
