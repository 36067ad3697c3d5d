import { inLoops } from "../load/inLoops.ts";
import { appends } from "../product/appends.ts";
import type { Row } from "../row.ts";
import { median } from "../statistics.ts";

const what = "an append by one writer, median";

export const G3: Row = {
  name: "G3",
  what,
  floor: "a bare insert of one client, median",
  figures: [{ what, unit: "ms", wanted: "less", bounds: "ratio", must: 2, goal: 1.4 }],
  prepare: appends(async (seconds, write) => {
    const times: Array<number> = [];
    await inLoops(1, seconds, async (writer, n) => {
      const start = performance.now();
      await write(writer, n);
      times.push(performance.now() - start);
    });
    return median(times);
  }),
};
