import type { Store } from "./openStore.ts";

type Write = (writer: number, n: number) => Promise<unknown>;

/** New writers in each round, and after it a look whether everything is there that they were told. */
export const writingRounds = (
  { newWriters }: Store,
  measure: (seconds: number, write: Write) => Promise<number>,
) => {
  let last = newWriters();
  return {
    product: (seconds: number) => {
      last = newWriters();
      return measure(seconds, last.write);
    },
    check: () => last.check(),
  };
};
