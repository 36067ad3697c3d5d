import { parseArgs } from "node:util";

/** How long and how often, in seconds. */
export interface Pace {
  readonly warmUp: number;
  readonly seconds: number;
  readonly rounds: number;
  readonly isQuick: boolean;
}

/** What figures are published from. */
const thorough: Pace = { warmUp: 3, seconds: 10, rounds: 5, isQuick: false };
/** To see where things are going. */
const quick: Pace = { warmUp: 1, seconds: 2, rounds: 3, isQuick: true };

export const readOptions = () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      quick: { type: "boolean", default: false },
      /** Writes the table into docs/performance.md. */
      markdown: { type: "boolean", default: false },
      /** Leaves a CPU profile of the product in the folder `dist/profiles`. */
      profile: { type: "boolean", default: false },
    },
  });
  return { ...values, pace: values.quick ? quick : thorough, names: positionals };
};
