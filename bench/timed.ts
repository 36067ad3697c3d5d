import { range } from "../domain/golf/range.ts";
import { median } from "./statistics.ts";

const repetitions = 40;

/** The median of many runs in milliseconds, for work that is too short to be measured once. */
export const timed = (work: () => unknown) =>
  median(
    range(1, repetitions).map(() => {
      const start = performance.now();
      work();
      return performance.now() - start;
    }),
  );
