import { inLoops } from "../load/inLoops.ts";
import type { Store } from "./openStore.ts";

type Write = (writer: number, n: number) => Promise<unknown>;
export type Measure = (seconds: number, write: Write) => Promise<number>;

/** How many a second. */
export const by32Writers: Measure = (seconds, write) => inLoops(32, seconds, write);

/** New writers in each round, and after it a look whether everything is there that they were told. */
export const writingRounds = ({ newWriters }: Store, measure: Measure) => {
  let last = newWriters();
  return {
    product: (seconds: number) => {
      last = newWriters();
      return measure(seconds, last.write);
    },
    check: () => last.check(),
  };
};
