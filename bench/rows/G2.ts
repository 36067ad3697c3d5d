import { appends } from "../product/appends.ts";
import { by32Writers } from "../product/writingRounds.ts";
import type { Row } from "../row.ts";

const what = "events appended by 32 writers";

export const G2: Row = {
  name: "G2",
  what,
  floor: "bare inserts of 32 clients",
  figures: [{ what, unit: "/s", wanted: "more", bounds: "ratio", must: 1, goal: 1.6 }],
  prepare: appends(by32Writers),
};
