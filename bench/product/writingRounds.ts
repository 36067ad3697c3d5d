import { inLoops } from "../load/inLoops.ts";
import type { Store } from "./openStore.ts";

type Write = (writer: number, n: number) => Promise<unknown>;
export type Measure = (seconds: number, write: Write) => Promise<number>;

/** Per second. */
export const by32Writers: Measure = (seconds, write) => inLoops(32, seconds, write);

/** New writers in each round, and afterwards a check that all acknowledged events are stored. */
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
